import { emptyInput } from '@bidwright/contract-kit';
import { proposalSteps } from '@bidwright/contract-opportunities';
import type { Outcome } from '@bidwright/remote-kit/forms';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { useAlert } from '@bidwright/shell-api';
import { useCreateStep } from '../proposalApi.ts';
import { useProposalText } from '../useProposalText.ts';
import { useStepName } from '../useStepName.ts';
import { StepForm, type StepValues } from './StepForm.tsx';

interface NewStepDialogProps {
  opportunityId: string;
  onClose: () => void;
}

/** Adds a review to a plan; where it comes follows from its work days. */
export const NewStepDialog = ({ opportunityId, onClose }: NewStepDialogProps) => {
  const text = useProposalText();
  const alert = useAlert();
  const { kept } = useStepName();
  const [create] = useCreateStep();
  const save = async ({ name, ...values }: StepValues): Promise<Outcome> => {
    const { error } = await create({ ...emptyInput(proposalSteps), ...values, kind: kept(name), opportunityId });
    if (error) return error;
    alert({ severity: 'success', text: text('step.added', { name }), detail: text('step.days') });
    return onClose;
  };
  return (
    <Dialog open form title={text('step.add')} onClose={onClose}>
      <StepForm
        initial={{ people: [], doneOn: null }}
        focus="name"
        submit={text('step.add')}
        onSave={save}
        onClose={onClose}
      />
    </Dialog>
  );
};
