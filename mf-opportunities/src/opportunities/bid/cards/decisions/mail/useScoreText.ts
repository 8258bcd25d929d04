import { scoreOf } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { useCallback } from 'react';
import type { Decision } from '../../../../../api.ts';

/** Answers what a decision was weighed by, in words, if it was: 'Score 72 of 100, threshold 60. Hard stop: …'. */
export const useScoreText = (): ((
  decision: Pick<Decision, 'factors' | 'stops' | 'threshold'>,
) => string | undefined) => {
  const intl = useIntl();
  return useCallback(
    ({ factors, stops, threshold }) => {
      const score = scoreOf(factors);
      if (score === null) return undefined;
      const names = stops.filter(({ holds }) => holds).map(({ name }) => name);
      return intl.formatMessage(
        { id: 'opportunities.score.reason' },
        { score, threshold, stops: names.length, names: intl.formatList(names) },
      );
    },
    [intl],
  );
};
