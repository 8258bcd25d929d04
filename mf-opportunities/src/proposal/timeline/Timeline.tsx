import type { ProposalPlan } from '@bidwright/contract-opportunities';
import { Box, Day, SectionCard, Tag, today } from '@bidwright/remote-kit/ui';
import Done from '@mui/icons-material/CheckOutlined';
import Late from '@mui/icons-material/ErrorOutlineOutlined';
import { useProposalText } from '../useProposalText.ts';
import { useStepName } from '../useStepName.ts';
import { type Lane, lanesOf, offDays, placeOf, weeksOf } from './lanes.ts';

const percent = (part: number) => `${part * 100}%`;

/** A line has its name and day in words; where they stand is drawn beside them, below them on narrow pages. */
const line = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 320px) minmax(0, 1fr)' },
  alignItems: 'center',
  columnGap: 2,
  paddingBlock: { xs: 0.75, md: 0 },
};

const colorOf = ({ isDone, isLate, step }: Lane) => {
  if (isDone) return 'success.main';
  if (isLate) return 'error.main';
  return step ? 'secondary.main' : 'primary.main';
};

/** The steps and sections of a plan by day. All that is drawn is said in words beside it. */
export const Timeline = ({ plan }: { plan: ProposalPlan }) => {
  const text = useProposalText();
  const { named } = useStepName();
  const { first, last, lanes } = lanesOf(plan, today());
  const off = offDays(first, last, new Set(plan.holidays));
  const place = (from: string, to: string) => {
    const { start, width } = placeOf(first, last, from, to);
    return { insetInlineStart: percent(start), width: percent(width) };
  };
  const now = today();
  const shades = off.map(({ from, to }) => (
    <Box key={from} sx={{ position: 'absolute', insetBlock: 0, ...place(from, to), bgcolor: 'surface.sunk' }} />
  ));
  const drawn = (lane: Lane) => (
    <Box aria-hidden sx={{ position: 'relative', height: { xs: 20, md: 36 }, overflow: 'hidden' }}>
      {shades}
      {now >= first && now <= last && (
        <Box
          sx={{
            position: 'absolute',
            insetBlock: 0,
            ...place(now, now),
            borderInlineStart: '2px solid',
            borderColor: 'error.main',
            opacity: 0.6,
          }}
        />
      )}
      <Box
        sx={{
          position: 'absolute',
          insetBlockStart: 'calc(50% - 6px)',
          height: 12,
          minWidth: 8,
          ...place(lane.from, lane.to),
          bgcolor: colorOf(lane),
          borderRadius: lane.step ? '2px' : '6px',
        }}
      />
    </Box>
  );
  return (
    <SectionCard title={text('timeline')}>
      <Box aria-hidden sx={line}>
        <span />
        <Box sx={{ position: 'relative', height: 20 }}>
          {weeksOf(first, last).map((monday) => (
            <Box
              key={monday}
              sx={{
                position: 'absolute',
                ...place(monday, monday),
                whiteSpace: 'nowrap',
                typography: 'caption',
                color: 'text.secondary',
              }}
            >
              <Day date={monday} />
            </Box>
          ))}
        </Box>
      </Box>
      <Box component="ol" aria-label={text('timeline')} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {lanes.map((lane) => (
          <Box component="li" key={lane.id} sx={{ ...line, borderBlockStart: '1px solid', borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, minWidth: 0, paddingBlock: 0.5 }}>
              <Box component="bdi" sx={{ minWidth: 0, overflowWrap: 'anywhere', fontWeight: lane.step ? 500 : 400 }}>
                {lane.step === undefined ? lane.title : named(lane.step)}
              </Box>
              {lane.isDone && (
                <Tag tone="success" icon={<Done />}>
                  {text('done')}
                </Tag>
              )}
              {lane.isLate && (
                <Tag tone="error" icon={<Late />}>
                  {text('late')}
                </Tag>
              )}
              <Box
                component="span"
                sx={{ marginInlineStart: 'auto', color: 'text.secondary', whiteSpace: 'nowrap', typography: 'body2' }}
              >
                <Day date={lane.to} />
              </Box>
            </Box>
            {drawn(lane)}
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
};
