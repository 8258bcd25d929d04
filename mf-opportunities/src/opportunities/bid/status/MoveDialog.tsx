import type { OpportunityStatus } from '@bidwright/contract-admin';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import type { BidRow } from '../../OpportunityRecord.ts';
import { WholeFirst } from '../record/WholeFirst.tsx';
import { moveTitle } from './moveTitle.ts';
import { StatusDialog } from './StatusDialog.tsx';

interface MoveDialogProps {
  row: BidRow;
  to: OpportunityStatus;
  onClose: () => void;
}

/** Asks what goes with the status that a bid of a list comes to. What it needs may be filled in already, so all of the bid is read first. */
export const MoveDialog = ({ row, to, onClose }: MoveDialogProps) => {
  const intl = useIntl();
  return (
    <WholeFirst
      row={row}
      frame={(said) => (
        <Dialog open title={moveTitle(intl, row.solicitationName, to)} onClose={onClose}>
          {said}
        </Dialog>
      )}
    >
      {(record) => <StatusDialog record={record} to={to} onClose={onClose} />}
    </WholeFirst>
  );
};
