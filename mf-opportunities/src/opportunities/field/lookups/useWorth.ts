import { shareOf } from '@bidwright/contract-admin';
import { useCallback } from 'react';
import { useChances } from '../../../api.ts';
import type { BidRow } from '../../OpportunityRecord.ts';
import { isEnd } from '../status/isEnd.ts';
import { useStatusLook } from '../status/useStatusLook.ts';

type Worth = Pick<BidRow, 'estimatedBudgetAmount' | 'chance' | 'opportunityStatus'>;

/**
 * Answers an opportunity's amount times its chance; nothing where either is not known, or where it is decided: its chance is kept to
 * compare it with what came of it, and nothing is hoped for any more.
 */
export const useWorth = (): ((opportunity: Worth) => number | null) => {
  const { data: chances } = useChances();
  const look = useStatusLook();
  return useCallback(
    ({ estimatedBudgetAmount, chance, opportunityStatus }) => {
      if (estimatedBudgetAmount == null || !chance || isEnd(look(opportunityStatus).category)) return null;
      const share = shareOf(chances?.find(({ id }) => id === chance.id) ?? chance) ?? shareOf(chance);
      return share === undefined ? null : estimatedBudgetAmount * share;
    },
    [chances, look],
  );
};
