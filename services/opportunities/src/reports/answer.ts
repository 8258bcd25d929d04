import { addDays } from '@bidwright/contract-kit/days';
import { type ReportAnswer, reports } from '@bidwright/contract-opportunities';
import type { Database } from '@bidwright/service-kit';
import { reportsById } from './all.ts';
import { isComparable, type Span, spanBefore } from './period.ts';
import type { View } from './view.ts';

/** Days after which the dashboard looks again. */
const recently = 30;

/**
 * What stands is compared with how it stood on the first day, what happened with what happened before; and what the
 * dashboard says with what it said a month ago.
 */
const earlier = ({ report, from, to }: View): Span => {
  if (report === 'summary') return { from: addDays(from, -recently), to: addDays(to, -recently) };
  return reports[report].period === 'since' ? { from: addDays(from, -recently), to: from } : spanBefore({ from, to });
};

const partOf = async (db: Database, view: View) => ({
  from: view.from,
  to: view.to,
  ...(await reportsById[view.report].rows(db, view)),
});

/** A report, and where it is asked for the same of the period before. */
export const reportAnswer = async (db: Database, view: View, compare: boolean): Promise<ReportAnswer> => ({
  by: view.by,
  across: view.across,
  ...(await partOf(db, view)),
  previous: compare && isComparable(view.report) ? await partOf(db, { ...view, ...earlier(view), across: null }) : null,
});
