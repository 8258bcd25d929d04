import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box, Checkbox, Chip } from '@bidwright/remote-kit/ui';
import Check from '@mui/icons-material/CheckOutlined';
import { useId } from 'react';
import { useStarterName } from './useStarterName.ts';

interface StarterListProps {
  col: string;
  keys: readonly string[];
  chosen: readonly string[];
  onChoose: (keys: readonly string[]) => void;
}

/** What one list may begin with: all of it, some or none. */
export const StarterList = ({ col, keys, chosen, onChoose }: StarterListProps) => {
  const id = useId();
  const nameOf = useStarterName();
  const turned = (key: string) => (chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]);
  return (
    <Box
      component="fieldset"
      aria-labelledby={id}
      sx={{ margin: 0, padding: '12px 0', border: 0, borderTop: 1, borderColor: 'divider', minWidth: 0 }}
    >
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, marginInlineStart: '-9px' }}>
        <Checkbox
          checked={chosen.length > 0}
          indeterminate={chosen.length > 0 && chosen.length < keys.length}
          onChange={() => onChoose(chosen.length < keys.length ? keys : [])}
        />
        <Box component="span" id={id} sx={{ fontWeight: 500 }}>
          <FormattedMessage id={`admin.${col}.title`} />
        </Box>
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
          <FormattedMessage id="admin.setup.chosen" values={{ count: chosen.length, all: keys.length }} />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, marginInlineStart: '33px' }}>
        {keys.map((key) => (
          <Chip
            key={key}
            clickable
            variant="outlined"
            label={nameOf(col, key)}
            icon={chosen.includes(key) ? <Check /> : undefined}
            color={chosen.includes(key) ? 'primary' : 'default'}
            aria-pressed={chosen.includes(key)}
            onClick={() => onChoose(turned(key))}
          />
        ))}
      </Box>
    </Box>
  );
};
