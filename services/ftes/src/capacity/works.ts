import { monthNumber, type PlannedWork } from '@bidwright/contract-ftes';
import type { Asked } from './asked.ts';
import type { Plan } from './plans.ts';
import type { Standing } from './standing.ts';

/** What plans ask for in the months of which it is asked. Those of bids that never come ask for nothing. */
export const worksOf = (
  plans: readonly Plan[],
  standing: Standing,
  { first, count }: Pick<Asked, 'first' | 'count'>,
): PlannedWork[] =>
  plans.flatMap((plan) => {
    const chance = standing(plan);
    if (chance === undefined) return [];
    const parts = Array.from({ length: count }, () => 0);
    for (const entry of plan.entries) {
      const at = monthNumber(entry) - first;
      if (at in parts) parts[at] = entry.percentAllocated;
    }
    return [{ bid: plan.bid, chance, parts }];
  });
