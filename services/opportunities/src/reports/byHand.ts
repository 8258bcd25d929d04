import { dayOf } from '@bidwright/contract-kit/days';
import type { Figures, ReportAnswer } from '@bidwright/contract-opportunities';
import { isRow } from '@bidwright/service-kit';
import { records, today } from './testing.ts';

/* What tests of reports add up from the records by hand, in another way than the service does. */

export type Bid = (typeof records.bids)[number];

export const categories = new Map(records.statuses.map(({ id, category }) => [id, category]));
export const values = new Map(records.chances.map(({ id, value }) => [id, value]));
const categoryOf = ({ opportunityStatus }: Bid) => categories.get(opportunityStatus.id);
export const is = (bid: Bid, ...wanted: string[]) => wanted.includes(categoryOf(bid) ?? '');
export const sum = (bids: readonly Bid[], value: (bid: Bid) => number | null = () => 1) =>
  bids.reduce((all, bid) => all + (value(bid) ?? 0), 0);
export const amount = ({ estimatedBudgetAmount }: Bid) => estimatedBudgetAmount;
export const weighed = (bid: Bid) => (amount(bid) ?? 0) * (values.get(bid.chance?.id ?? '') ?? 0);
export const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);

export interface Stay {
  status: string;
  entered: string;
  version: number;
  ended?: string;
  next?: string;
}

const idIn = (value: unknown) => (isRow(value) && typeof value.id === 'string' ? value.id : undefined);

export const steps = (bid: Bid, field: string) =>
  bid.changeLog
    .filter((change) => change.field === field || change.field === '*')
    .map(({ newValue, dateUpdated, version, field: changed }) => ({
      id: idIn(changed === '*' && isRow(newValue) ? newValue[field] : newValue),
      day: dayOf(dateUpdated),
      version,
    }));

export const staysOf = (bid: Bid): Stay[] =>
  steps(bid, 'opportunityStatus').map(({ id = '', day, version }, at, all) => ({
    status: id,
    entered: day,
    version,
    ended: all[at + 1]?.day,
    next: all[at + 1]?.id,
  }));

export const decidedOn = (bid: Bid) => staysOf(bid).at(-1)?.entered ?? '';
export const period = { from: '2025-12-01', to: today };
export const within = (day: string) => day >= period.from && day <= period.to;
export const decided = (...wanted: string[]) =>
  records.bids.filter((bid) => is(bid, ...wanted) && within(decidedOn(bid)));
export const recorded = records.bids.filter(({ dateCreated }) => within(dayOf(dateCreated)));
export const running = records.bids.filter((bid) => is(bid, 'Open', 'Submitted'));

export const rounded = (figures: Figures) =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      typeof value === 'number' ? Number(value.toFixed(6)) : value,
    ]),
  );

export const filled = ({ rows }: Pick<ReportAnswer, 'rows'>) =>
  Object.fromEntries(
    rows
      .filter(({ figures }) => Object.values(figures).some(Boolean))
      .map(({ key, figures }) => [key, rounded(figures)]),
  );

export const allRounded = (figures: Record<string, Figures>) =>
  Object.fromEntries(Object.entries(figures).map(([key, one]) => [key, rounded(one)]));
