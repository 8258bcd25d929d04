import type { InputFrom, Kept } from '@bidwright/contract-kit';
import type { parts } from '@bidwright/contract-opportunities';
import { monthOf, yearOf } from '../../days.ts';
import type { Lived } from '../history.ts';
import { staffOf } from '../staff.ts';
import { keptOf } from './part.ts';
import { isRunning, monthlyWorth, projectMonths } from './projects.ts';

/** Money planned for each quarter of a running project. */
export const amountRecords = (bid: Lived, today: string): (InputFrom<typeof parts.amounts.input> & Kept)[] => {
  if (!isRunning(bid, today)) return [];
  const quarters = projectMonths(bid).filter(({ at }) => at % 3 === 0);
  return quarters.map(({ start }, n) => ({
    year: yearOf(start),
    month: monthOf(start),
    frequency: 'Quarterly',
    kind: bid.record.budgetType?.name === 'Firm fixed price' ? 'Fixed Price/Milestone' : 'Time & Materials',
    amount: monthlyWorth(bid) * 3,
    note: null,
    ...keptOf('amounts', bid, n, bid.plan.until, staffOf(bid.plan).rfpManager),
  }));
};
