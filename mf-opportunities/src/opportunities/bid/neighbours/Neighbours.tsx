import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { RouterLink } from '@bidwright/remote-kit/router';
import { Box, IconButton, Tooltip } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import Next from '@mui/icons-material/KeyboardArrowDownOutlined';
import Previous from '@mui/icons-material/KeyboardArrowUpOutlined';
import { useState } from 'react';
import { recordAddress } from '../../addresses.ts';
import { readRows } from './rows.ts';

const ways = [
  { name: 'previous', step: -1, Icon: Previous, keys: 'Alt+ArrowUp' },
  { name: 'next', step: 1, Icon: Next, keys: 'Alt+ArrowDown' },
] as const;

interface NeighboursProps {
  id: string;
  /** Where one of them is; its page as a bid unless given. */
  address?: (record: { id: string }) => string;
}

/** The way to the records before and after this one in the list it was opened from. */
export const Neighbours = ({ id, address = recordAddress }: NeighboursProps) => {
  const intl = useIntl();
  const person = usePerson();
  const [rows] = useState(() => readRows(person.id));
  const at = rows?.ids.indexOf(id) ?? -1;
  if (!rows || at < 0) return null;
  const { ids, from, total } = rows;
  return (
    <Box sx={{ display: { xs: 'none', sm: 'flex' }, alignItems: 'center', gap: 0.5 }}>
      {total !== undefined && (
        <Box component="span" sx={{ color: 'text.secondary', typography: 'body2', marginInlineEnd: 0.5 }}>
          <FormattedMessage id="opportunities.neighbours.place" values={{ place: from + at, total }} />
        </Box>
      )}
      {ways.map(({ name, step, Icon, keys }) => {
        const neighbour = ids[at + step];
        const label = intl.formatMessage({ id: `opportunities.neighbours.${name}` });
        const button = neighbour ? (
          <IconButton
            component={RouterLink}
            to={address({ id: neighbour })}
            aria-label={label}
            data-keys={keys}
            aria-keyshortcuts={keys}
          >
            <Icon />
          </IconButton>
        ) : (
          <IconButton disabled aria-label={label}>
            <Icon />
          </IconButton>
        );
        return (
          <Tooltip key={name} title={neighbour ? `${label} (${keys.replace('Arrow', '')})` : ''}>
            <span>{button}</span>
          </Tooltip>
        );
      })}
    </Box>
  );
};
