import { adviceOf, scoreOf } from '@bidwright/contract-opportunities';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box, Tag } from '@bidwright/remote-kit/ui';
import Stop from '@mui/icons-material/BlockOutlined';
import type { ReactNode } from 'react';
import type { Decision } from '../../../../api.ts';

type Weighed = Pick<Decision, 'factors' | 'stops' | 'threshold'>;

/** The score, what it speaks for, and which hard stops hold. */
export const Verdict = ({ of: { factors, stops, threshold }, note }: { of: Weighed; note?: ReactNode }) => {
  const score = scoreOf(factors);
  const advice = adviceOf(score, threshold ?? 0, stops);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Box component="b" sx={{ typography: 'h2' }}>
          <FormattedMessage id="opportunities.score.of" values={{ score: score ?? '–' }} />
        </Box>
        {score !== null && (
          <Tag tone={advice === 'Go' ? 'success' : 'error'}>
            <FormattedMessage id={`opportunities.score.speaksFor.${advice}`} />
          </Tag>
        )}
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', marginInlineStart: 'auto' }}>
          {note ?? <FormattedMessage id="opportunities.score.threshold" values={{ threshold }} />}
        </Box>
      </Box>
      {stops
        .filter(({ holds }) => holds)
        .map(({ name }) => (
          <Box
            key={name}
            sx={{ display: 'flex', gap: 0.75, color: 'error.main', fontWeight: 500, marginBlockStart: 0.5 }}
          >
            <Stop fontSize="small" />
            <span>
              <FormattedMessage id="opportunities.score.stop" values={{ name: <bdi>{name}</bdi> }} />
            </span>
          </Box>
        ))}
    </>
  );
};
