import { opportunities } from '@bidwright/contract-opportunities';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { RouterLink } from '@bidwright/remote-kit/router';
import { can } from '@bidwright/remote-kit/store';
import { IconButton, Menu, MenuItem } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import More from '@mui/icons-material/MoreVertOutlined';
import { useId, useState } from 'react';
import { copyKinds } from '../copy/copyOf.ts';
import { copyAddress } from '../copy/useCopied.ts';
import type { OpportunityRecord } from '../OpportunityRecord.ts';
import { useArchive } from './useArchive.ts';

interface RecordMenuProps {
  record: OpportunityRecord;
  /** Shows what changed since a time. */
  onSince: () => void;
  /** Shows the record as it was on a past day. */
  onPast: () => void;
}

/** What is done with a record less often. */
export const RecordMenu = ({ record, onSince, onPast }: RecordMenuProps) => {
  const intl = useIntl();
  const mayCreate = can(opportunities.rights.create, usePerson());
  const archive = useArchive(record);
  const [at, setAt] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAt(null);
  const andClose = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <>
      <IconButton
        onClick={({ currentTarget }) => setAt(currentTarget)}
        aria-label={intl.formatMessage({ id: 'opportunities.actions.more' })}
        aria-haspopup="menu"
        aria-expanded={Boolean(at)}
        aria-controls={at ? id : undefined}
        sx={{
          border: 1,
          borderColor: 'line.strong',
          borderRadius: 1,
          width: 40,
          height: 40,
          bgcolor: 'background.paper',
        }}
      >
        <More />
      </IconButton>
      <Menu id={id} anchorEl={at} open={Boolean(at)} onClose={close}>
        {mayCreate &&
          copyKinds.map((kind) => (
            <MenuItem key={kind} component={RouterLink} to={copyAddress(record.id, kind)}>
              <FormattedMessage id={`opportunities.actions.copy.${kind}`} />
            </MenuItem>
          ))}
        <MenuItem onClick={andClose(onSince)}>
          <FormattedMessage id="opportunities.since.open" />
        </MenuItem>
        <MenuItem onClick={andClose(onPast)}>
          <FormattedMessage id="opportunities.past.open" />
        </MenuItem>
        {archive && (
          <MenuItem onClick={andClose(() => void archive())}>
            <FormattedMessage id={`opportunities.archive.${record.status === 'Inactive' ? 'restore' : 'archive'}`} />
          </MenuItem>
        )}
      </Menu>
    </>
  );
};
