import {
  addMonths,
  type Days,
  endOfMonth,
  startOfMonth,
  startOfYear,
  twelveMonths,
} from '@bidwright/contract-kit/days';
import { type DatePreset, dateRange } from '../opportunities/bids/state/dateRanges.ts';

/** Periods that only reports offer. Months begin and end whole, except the one that is running. */
const own = {
  yearToDate: (today) => ({ from: startOfYear(today, 1), to: today }),
  last12: twelveMonths,
  next12: (today) => ({ from: startOfMonth(today), to: endOfMonth(addMonths(today, 11)) }),
} satisfies Record<string, (today: string) => Days>;

type Own = keyof typeof own;
const isOwn = (name: string): name is Own => Object.hasOwn(own, name);

/** Periods by name. A name stays true while time goes on, and so does a report that is kept with it. */
export const periods = [
  'thisMonth',
  'thisQuarter',
  'thisFiscalYear',
  'yearToDate',
  'lastQuarter',
  'lastYear',
  'last12',
  'next12',
] as const satisfies readonly (DatePreset | Own)[];
export type Period = (typeof periods)[number];

/** The days of a period, as seen from one. */
export const daysOf = (period: Period, today: string): Partial<Days> =>
  isOwn(period) ? own[period](today) : (dateRange(period, today) ?? {});

/** The key of what a period is called: what lists of bids offer as well has its name there. */
export const periodText = (period: Period): string =>
  isOwn(period) ? `opportunities.report.period.${period}` : `opportunities.due.${period}`;
