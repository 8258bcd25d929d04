import type { ActualCost } from '../../../../api.ts';

interface Month {
  id: string;
  year: number;
  month: number;
  /** In US dollars, of labor, invoices and other costs together. */
  amount: number;
}

/** Sums costs by month, the latest first. */
export const monthsOf = (costs: Pick<ActualCost, 'year' | 'month' | 'amount'>[]): Month[] => {
  const sums = new Map<number, Month>();
  for (const { year, month, amount } of costs) {
    const at = year * 12 + month;
    const sum = sums.get(at)?.amount ?? 0;
    sums.set(at, { id: String(at), year, month, amount: sum + amount });
  }
  return [...sums.entries()].toSorted(([one], [other]) => other - one).map(([, month]) => month);
};
