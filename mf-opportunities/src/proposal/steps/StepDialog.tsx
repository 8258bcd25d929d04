import { type ProposalPlan, type ProposalStep, stepName } from '@bidwright/contract-opportunities';
import type { Outcome } from '@bidwright/remote-kit/forms';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { useUpdateStep } from '../proposalApi.ts';
import { useProposalText } from '../useProposalText.ts';
import { useStepName } from '../useStepName.ts';
import { RemoveStep } from './RemoveStep.tsx';
import { StepForm, type StepValues } from './StepForm.tsx';

interface StepDialogProps {
  step: ProposalStep;
  plan: ProposalPlan;
  onClose: () => void;
}

/** When a review is, whom it needs, what it is called, and when it was held; one that is not wanted any more is taken out. */
export const StepDialog = ({ step, plan, onClose }: StepDialogProps) => {
  const text = useProposalText();
  const { nameOf, kept } = useStepName();
  const [update] = useUpdateStep();
  const save = async ({ name }: StepValues, { name: changed, ...changes }: Partial<StepValues>): Promise<Outcome> => {
    const isRenamed = changed !== undefined && kept(name) !== stepName(step);
    // What it began with is nobody's own name for it.
    const called = kept(name) === step.kind ? null : kept(name);
    const all = isRenamed ? { ...changes, name: called } : changes;
    return (await update({ id: step.id, version: step.version, changes: all })) ?? onClose;
  };
  return (
    <Dialog open form title={nameOf(step)} onClose={onClose}>
      <StepForm
        initial={{ ...step, name: nameOf(step) }}
        focus="workDaysBefore"
        submit={text('save')}
        onSave={save}
        onClose={onClose}
        also={<RemoveStep step={step} plan={plan} onRemoved={onClose} />}
      />
    </Dialog>
  );
};
