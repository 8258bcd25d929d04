import { shareOf } from '@bidwright/contract-admin';
import { useCallback } from 'react';
import { useChances } from '../../../api.ts';
import type { BidRow } from '../../OpportunityRecord.ts';

type Worth = Pick<BidRow, 'estimatedBudgetAmount' | 'chance'>;

/** Answers an opportunity's amount times its chance; nothing where either is not known. */
export const useWorth = (): ((opportunity: Worth) => number | null) => {
  const { data: chances } = useChances();
  return useCallback(
    ({ estimatedBudgetAmount, chance }) => {
      if (estimatedBudgetAmount == null || !chance) return null;
      const share = shareOf(chances?.find(({ id }) => id === chance.id) ?? chance) ?? shareOf(chance);
      return share === undefined ? null : estimatedBudgetAmount * share;
    },
    [chances],
  );
};
