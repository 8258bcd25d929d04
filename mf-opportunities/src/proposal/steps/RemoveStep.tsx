import type { ProposalPlan, ProposalStep } from '@bidwright/contract-opportunities';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { ConfirmDialog } from '@bidwright/remote-kit/overlay';
import { Button } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useState } from 'react';
import { useUpdateStep } from '../proposalApi.ts';
import { useProposalText } from '../useProposalText.ts';
import { useStepName } from '../useStepName.ts';

interface RemoveStepProps {
  step: ProposalStep;
  plan: ProposalPlan;
  onRemoved: () => void;
}

/** Takes a review out of the plan after asking; Undo puts it back. */
export const RemoveStep = ({ step, plan, onRemoved }: RemoveStepProps) => {
  const intl = useIntl();
  const text = useProposalText();
  const errorText = useErrorText();
  const alert = useAlert();
  const [update] = useUpdateStep();
  const [asking, setAsking] = useState(false);
  const name = useStepName().nameOf(step);
  const sections = plan.sections.filter(({ readyFor }) => readyFor === step.kind).length;

  const put = async (status: ProposalStep['status'], version?: number) => {
    const error = await update({ id: step.id, version, changes: { status } });
    if (error) alert({ severity: 'error', text: errorText(error) });
    return !error;
  };
  const undo = async () => {
    if (await put('Active')) alert({ severity: 'success', text: text('step.back', { name }) });
  };
  const remove = async () => {
    if (!(await put('Inactive', step.version))) return;
    alert({
      severity: 'success',
      text: text('step.removed', { name }),
      action: { label: intl.formatMessage({ id: 'opportunities.parts.undo' }), run: () => void undo() },
    });
    onRemoved();
  };
  return (
    <div>
      <Button size="small" color="error" onClick={() => setAsking(true)}>
        {text('remove')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text('step.ask', { name })}
        confirm={text('remove')}
        destructive
        onConfirm={remove}
        onClose={() => setAsking(false)}
      >
        {text('step.days')} {text('step.sections', { count: sections })}
      </ConfirmDialog>
    </div>
  );
};
