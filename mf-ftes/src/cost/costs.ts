import type { PersonCapacity } from '@bidwright/contract-ftes';

/** What somebody costs in a full month. */
export interface MonthlyCost {
  user: { id: string; name: string };
  loadedMonth: number;
  currency: string;
}

/** What the planned work of somebody costs in a year. */
export interface PlannedCost extends MonthlyCost {
  /** Full months that are planned on work that is won. */
  months: number;
  cost: number;
}

const cents = (value: number) => Math.round(value * 100) / 100;

/** What planned work costs, of those who have some, the most first. */
export const plannedCosts = (costs: readonly MonthlyCost[], people: readonly PersonCapacity[]): PlannedCost[] => {
  const planned = new Map(
    people.map(({ person, committed }) => [person.id, committed.reduce((sum, part) => sum + part, 0)]),
  );
  return costs
    .map((one) => ({ ...one, months: planned.get(one.user.id) ?? 0 }))
    .filter(({ months }) => months > 0)
    .map((one) => ({ ...one, cost: cents(one.months * one.loadedMonth) }))
    .toSorted((one, other) => other.cost - one.cost);
};

/** What all of it comes to, by currency. */
export const sumsOf = (planned: readonly PlannedCost[]): [currency: string, sum: number][] => {
  const sums = new Map<string, number>();
  for (const { currency, cost } of planned) sums.set(currency, (sums.get(currency) ?? 0) + cost);
  return [...sums];
};
