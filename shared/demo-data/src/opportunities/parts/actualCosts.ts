import type { InputFrom, Kept } from '@bidwright/contract-kit';
import { addDays, startOfMonth } from '@bidwright/contract-kit/days';
import type { costKinds, parts } from '@bidwright/contract-opportunities';
import { userAt } from '../../admin/users.ts';
import { monthOf, weekday, yearOf } from '../../days.ts';
import { seeded } from '../../seeded.ts';
import type { Lived } from '../history.ts';
import { keptOf } from './part.ts';
import { isRunning, monthlyWorth, type ProjectMonth, projectMonths } from './projects.ts';

type Cost = InputFrom<typeof parts.actualCosts.input> & Kept;

/** Who imports costs. */
const operations = 3;

/** Two projects have spent more than was planned. */
const overspent = new Set([2, 7]);

/** Projects with travel in their first month. */
const withTravel = 8;

const partOf = ({ plan: { n } }: Lived, kind: (typeof costKinds)[number], at: number) => {
  const random = seeded(`cost ${kind}`, n * 64 + at).number.float({ min: 0.82, max: 0.96 });
  if (kind === 'Other') return 0.03;
  return overspent.has(n) && kind === 'Labor' ? random + 0.25 : random;
};

const costOf = (bid: Lived, kind: (typeof costKinds)[number], { start, at }: ProjectMonth, n: number): Cost => ({
  year: yearOf(start),
  month: monthOf(start),
  kind,
  amount: Math.round(monthlyWorth(bid) * partOf(bid, kind, at)),
  reference: kind === 'Invoice' ? `INV-${bid.plan.n + 101}-${String(at + 1).padStart(2, '0')}` : null,
  note: kind === 'Other' ? 'Travel to the start-up workshops' : null,
  ...keptOf('actualCosts', bid, n, weekday(addDays(startOfMonth(start, 1), -1), -1), userAt(operations)),
});

/** What a running project has cost up to the month before this one: labor and an invoice a month. */
export const actualCostRecords = (bid: Lived, today: string): Cost[] => {
  if (!isRunning(bid, today)) return [];
  const past = projectMonths(bid).filter(({ start }) => start < startOfMonth(today, 0));
  const travel = bid.plan.n < withTravel ? past.slice(0, 1) : [];
  return [
    ...past.flatMap((month) => (['Labor', 'Invoice'] as const).map((kind) => ({ kind, month }))),
    ...travel.map((month) => ({ kind: 'Other' as const, month })),
  ].map(({ kind, month }, n) => costOf(bid, kind, month, n));
};
