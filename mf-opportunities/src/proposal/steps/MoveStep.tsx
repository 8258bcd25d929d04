import { instant } from '@bidwright/contract-kit/days';
import type { ProposalPlan, ProposalStep } from '@bidwright/contract-opportunities';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Box, IconButton } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import Down from '@mui/icons-material/KeyboardArrowDownOutlined';
import Up from '@mui/icons-material/KeyboardArrowUpOutlined';
import { useMoveStep } from '../proposalApi.ts';
import { useProposalText } from '../useProposalText.ts';
import { useStepName } from '../useStepName.ts';

interface MoveStepProps {
  step: ProposalStep;
  /** In their order. */
  steps: ProposalPlan['steps'];
}

/** Moves a review past the one before or after it, and says on which day it is then. */
export const MoveStep = ({ step, steps }: MoveStepProps) => {
  const intl = useIntl();
  const text = useProposalText();
  const errorText = useErrorText();
  const alert = useAlert();
  const { nameOf } = useStepName();
  const [move, { isLoading }] = useMoveStep();
  const at = steps.findIndex(({ id }) => id === step.id);

  const run = async (past: ProposalStep) => {
    const { data, error } = await move({ id: step.id, past: past.id });
    if (!data) return error && alert({ severity: 'error', text: errorText(error) });
    const day = intl.formatDate(instant(data.day), { timeZone: 'UTC', day: 'numeric', month: 'short' });
    const names = { name: nameOf(step), past: nameOf(past), day };
    return alert({ severity: 'success', text: text(`step.moved.${data.now}`, names), detail: text('step.days') });
  };
  // At the end it stays where it is and keeps the focus: a disabled button would lose it.
  const button = (way: 'earlier' | 'later', past: ProposalStep | undefined) => (
    <IconButton
      size="small"
      aria-disabled={!past || undefined}
      aria-label={text(`step.${way}`, { name: nameOf(step) })}
      onClick={() => past && !isLoading && void run(past)}
      sx={past ? undefined : { opacity: 0.38, cursor: 'default' }}
    >
      {way === 'earlier' ? <Up fontSize="small" /> : <Down fontSize="small" />}
    </IconButton>
  );
  return (
    <Box component="span" sx={{ display: 'inline-flex', whiteSpace: 'nowrap' }}>
      {button('earlier', steps[at - 1])}
      {button('later', steps[at + 1])}
    </Box>
  );
};
