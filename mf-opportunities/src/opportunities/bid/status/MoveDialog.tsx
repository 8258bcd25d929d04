import type { OpportunityStatus } from '@bidwright/contract-admin';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { isEnd } from '../../field/status/isEnd.ts';
import type { BidRow } from '../../OpportunityRecord.ts';
import { WholeFirst } from '../record/WholeFirst.tsx';
import { FollowedForm } from './FollowedForm.tsx';

interface MoveDialogProps {
  row: BidRow;
  to: OpportunityStatus;
  onClose: () => void;
}

/** Asks what goes with the status that a bid of a list comes to. What it needs may be filled in already, so all of the bid is read first. */
export const MoveDialog = ({ row, to, onClose }: MoveDialogProps) => {
  const title = useIntl().formatMessage(
    { id: isEnd(to.category) ? `opportunities.outcome.${to.category}` : 'opportunities.needs.dialog' },
    { name: row.solicitationName, status: to.name },
  );
  return (
    <WholeFirst row={row}>
      {(record, said) => (
        <Dialog open form title={title} onClose={onClose}>
          {record ? <FollowedForm record={record} to={to} onClose={onClose} /> : said}
        </Dialog>
      )}
    </WholeFirst>
  );
};
