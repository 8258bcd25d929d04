import { monthNumber, type PlannedWork } from '@bidwright/contract-ftes';
import type { Asked } from './asked.ts';
import type { Plan } from './plans.ts';
import type { Standing } from './standing.ts';

/** By month, what entries ask for in some months. */
export const partsOf = (entries: Plan['entries'], { first, count }: Pick<Asked, 'first' | 'count'>): number[] => {
  const parts = Array.from({ length: count }, () => 0);
  for (const entry of entries) {
    const at = monthNumber(entry) - first;
    if (at in parts) parts[at] = entry.percentAllocated;
  }
  return parts;
};

/** What plans ask for in the months of which it is asked. Those of bids that never come ask for nothing. */
export const worksOf = (
  plans: readonly Plan[],
  standing: Standing,
  { first, count }: Pick<Asked, 'first' | 'count'>,
): PlannedWork[] =>
  plans.flatMap((plan) => {
    const chance = standing(plan);
    if (chance === undefined) return [];
    return [{ bid: plan.bid, chance, parts: partsOf(plan.entries, { first, count }) }];
  });
