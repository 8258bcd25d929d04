import { cannotBeKept, isStepDone, type ProposalPlan } from '@bidwright/contract-opportunities';
import { Box, Day, Link, SectionCard, Tag } from '@bidwright/remote-kit/ui';
import { useProposalText } from '../../../../proposal/useProposalText.ts';
import { useStepName } from '../../../../proposal/useStepName.ts';
import { proposalOf } from '../../../addresses.ts';

/** How the proposal of a bid stands: what comes next, what nobody writes yet, and whether the plan can be kept. */
export const PlanCard = ({ id, plan }: { id: string; plan: ProposalPlan }) => {
  const text = useProposalText();
  const { nameOf } = useStepName();
  const next = plan.steps.find((step) => !isStepDone(step));
  const unkept = plan.warnings.filter(cannotBeKept).length;
  const { requirements, withWriter } = plan.coverage;
  const figures = [
    { name: 'sectionsWithWriter', part: plan.sections.filter(({ writer }) => writer).length, of: plan.sections.length },
    ...(requirements > 0 ? [{ name: 'requirementsWithWriter', part: withWriter, of: requirements }] : []),
  ];
  const row = { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 1 };
  return (
    <SectionCard
      title={text('title')}
      actions={unkept > 0 && <Tag tone="error">{text('unkept', { count: unkept })}</Tag>}
      foot={
        <Link href={proposalOf({ id })} variant="body2">
          {text('openPlan')}
        </Link>
      }
    >
      <Box component="dl" sx={{ margin: 0, display: 'grid', gap: 0.75 }}>
        {next && (
          <Box sx={row}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {text('next')}
            </Box>
            <Box component="dd" sx={{ margin: 0, fontWeight: 500 }}>
              <bdi>{nameOf(next)}</bdi> <Day date={next.day} />
            </Box>
          </Box>
        )}
        {figures.map(({ name, part, of }) => (
          <Box key={name} sx={row}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {text(name)}
            </Box>
            <Box component="dd" sx={{ margin: 0, fontWeight: 500 }}>
              <bdi>{text('partOf', { part, of })}</bdi>
            </Box>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
};
