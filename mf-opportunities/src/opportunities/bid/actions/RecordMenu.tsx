import { useIntl } from '@bidwright/remote-kit/intl';
import { IconButton } from '@bidwright/remote-kit/ui';
import More from '@mui/icons-material/MoreVertOutlined';
import { useId, useState } from 'react';
import type { OpportunityRecord } from '../../OpportunityRecord.ts';
import { ActionMenu } from './ActionMenu.tsx';
import { useActions } from './useActions.ts';

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
  const { copies, link, archive } = useActions(record.id, record);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <>
      <IconButton
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        aria-label={intl.formatMessage({ id: 'opportunities.actions.more' })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
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
      <ActionMenu
        id={id}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        groups={[
          [...copies, ...link],
          [
            { text: 'opportunities.since.open', run: onSince },
            { text: 'opportunities.past.open', run: onPast },
            ...archive,
          ],
        ]}
      />
    </>
  );
};
