import { useIntl } from '@bidwright/remote-kit/intl';
import { useCallback } from 'react';
import type { Decision } from '../../../../api.ts';
import { useChoiceText } from '../../../field/useChoiceText.ts';

/** Answers what a decision is called among others: 'Go, 11/3/2026'. */
export const useDecisionName = (): ((decision: Pick<Decision, 'kind' | 'decidedOn'>) => string) => {
  const intl = useIntl();
  const choice = useChoiceText();
  return useCallback(
    ({ kind, decidedOn }) => `${choice(kind)}, ${intl.formatDate(decidedOn, { timeZone: 'UTC' })}`,
    [intl, choice],
  );
};
