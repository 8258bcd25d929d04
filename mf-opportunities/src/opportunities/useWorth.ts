import { useCallback } from 'react';
import { useChances } from '../api.ts';
import type { OpportunityRecord } from './OpportunityRecord.ts';

type Worth = Pick<OpportunityRecord, 'estimatedBudgetAmount' | 'chance'>;

/** Chances whose entry has no figure say it in their name, such as '75 %'. */
const shareIn = (name: string) => {
  const percent = /(\d+(?:\.\d+)?)\s*%/.exec(name)?.[1];
  return percent === undefined ? undefined : Number(percent) / 100;
};

/** Answers an opportunity's amount times its chance; nothing where either is not known. */
export const useWorth = (): ((opportunity: Worth) => number | null) => {
  const { data: chances } = useChances();
  return useCallback(
    ({ estimatedBudgetAmount, chance }) => {
      if (estimatedBudgetAmount == null || !chance) return null;
      const share = chances?.find(({ id }) => id === chance.id)?.value ?? shareIn(chance.name);
      return share === undefined ? null : estimatedBudgetAmount * share;
    },
    [chances],
  );
};
