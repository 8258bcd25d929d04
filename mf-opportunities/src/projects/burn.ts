import { monthAfter } from '@bidwright/contract-kit/days';
import type { ContractFigures, Document } from '@bidwright/contract-opportunities';

/** The part of a contract from which on its burn is worth a look. */
export const nearlySpent = 0.8;

type Worth = { winningAmount: number | null; estimatedBudgetAmount: number | null };

/** What a contract is worth: what its documents say, else what the bid was won at, else what it was estimated at. */
export const contractAmount = (figures: Pick<ContractFigures, 'amount'> | undefined, bid: Worth): number | null =>
  figures?.amount ?? bid.winningAmount ?? bid.estimatedBudgetAmount;

/** What was invoiced as a part of the contract; nothing where the contract's amount is not known. */
export const burnOf = (invoiced: number, amount: number | null): number | null => (amount ? invoiced / amount : null);

export type BurnLevel = 'plain' | 'warning' | 'error';

export const burnLevel = (burn: number | null): BurnLevel => {
  if (burn === null || burn < nearlySpent) return 'plain';
  return burn > 1 ? 'error' : 'warning';
};

export interface BurnMonth {
  /** `2026-03` */
  month: string;
  invoiced: number;
  /** Of this month and all before. */
  total: number;
}

type Invoice = Pick<Document, 'startDate' | 'endDate' | 'amount'>;

/** Invoices by the month that they end in, from the first to the last without a gap. Those without a day or an amount are left out. */
export const burnByMonth = (invoices: readonly Invoice[]): BurnMonth[] => {
  const sums = new Map<string, number>();
  for (const { startDate, endDate, amount } of invoices) {
    const month = (endDate ?? startDate)?.slice(0, 7);
    if (month && amount !== null) sums.set(month, (sums.get(month) ?? 0) + amount);
  }
  const [first, ...rest] = [...sums.keys()].toSorted();
  if (!first) return [];
  const months: BurnMonth[] = [];
  let total = 0;
  for (let month = first; month <= (rest.at(-1) ?? first); month = monthAfter(month, 1)) {
    const invoiced = sums.get(month) ?? 0;
    total += invoiced;
    months.push({ month, invoiced, total });
  }
  return months;
};
