import { maxPoints } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import type { Decision } from '../../../../api.ts';

/** What a bid was given for each criterion. */
export const FactorBars = ({ factors }: Pick<Decision, 'factors'>) => {
  const intl = useIntl();
  return (
    <Box
      component="ul"
      sx={{ margin: 0, marginBlockStart: 1.5, padding: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}
    >
      {factors.map(({ name, weight, points }) => (
        <Box component="li" key={name}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, typography: 'caption' }}>
            <bdi>{name}</bdi>
            <Box component="span" sx={{ whiteSpace: 'nowrap', color: 'text.secondary' }}>
              {intl.formatMessage({ id: 'opportunities.score.given' }, { points, max: maxPoints, weight })}
            </Box>
          </Box>
          <Box sx={{ height: 4, borderRadius: '2px', bgcolor: 'surface.tint' }}>
            <Box
              sx={{ width: `${(points / maxPoints) * 100}%`, height: 4, borderRadius: '2px', bgcolor: 'primary.main' }}
            />
          </Box>
        </Box>
      ))}
    </Box>
  );
};
