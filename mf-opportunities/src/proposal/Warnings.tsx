import { cannotBeKept, type ProposalPlan } from '@bidwright/contract-opportunities';
import { Box, SectionCard } from '@bidwright/remote-kit/ui';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Warning from '@mui/icons-material/WarningAmberOutlined';
import { useProposalText } from './useProposalText.ts';
import { useStepName } from './useStepName.ts';
import { useWarningText } from './useWarningText.ts';

/** What of a plan is late, cannot be kept or is hard to keep, with the reason. */
export const Warnings = ({ plan }: { plan: ProposalPlan }) => {
  const text = useProposalText();
  const { nameOf } = useStepName();
  const warningText = useWarningText(plan);
  const names = new Map([
    ...plan.steps.map((step) => [step.id, nameOf(step)] as const),
    ...plan.sections.map(({ id, title }) => [id, title] as const),
  ]);
  const warnings = plan.warnings.filter(({ about }) => about !== 'moved');
  if (warnings.length === 0) return null;
  return (
    <SectionCard title={text('warnings')} count={warnings.length}>
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {warnings.map((warning) => (
          <Box
            component="li"
            key={`${warning.of} ${warning.about}`}
            sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}
          >
            {cannotBeKept(warning) ? (
              <ErrorIcon fontSize="small" color="error" />
            ) : (
              <Warning fontSize="small" color="warning" />
            )}
            <span>
              <Box component="bdi" sx={{ fontWeight: 500 }}>
                {names.get(warning.of)}
              </Box>{' '}
              <Box component="bdi" sx={{ color: 'text.secondary' }}>
                {warningText(warning)}
              </Box>
            </span>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
};
