import type { Scorecard } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { LoadingRows } from '@bidwright/remote-kit/ui';
import type { OpportunityRecord } from '../../../OpportunityRecord.ts';
import { useProposals } from './proposals/useProposals.ts';
import { ScoreForm } from './ScoreForm.tsx';

interface ScoreDialogProps {
  record: OpportunityRecord;
  scorecard: Scorecard;
  onClose: () => void;
}

/** Weighs a bid, beginning with what the records propose. */
export const ScoreDialog = ({ record, scorecard, onClose }: ScoreDialogProps) => {
  const intl = useIntl();
  const proposals = useProposals(record);
  return (
    <Dialog
      open
      form={Boolean(proposals)}
      width="comparison"
      title={intl.formatMessage({ id: 'opportunities.score.title' })}
      onClose={onClose}
    >
      {proposals ? (
        <ScoreForm id={record.id} scorecard={scorecard} proposals={proposals} onClose={onClose} />
      ) : (
        <LoadingRows rows={6} height={56} />
      )}
    </Dialog>
  );
};
