import { addDays, addMonths, daysBetween, endOfMonth, monthsIn, startOfMonth } from '@bidwright/contract-kit/days';
import { type ReportId, reports } from '@bidwright/contract-opportunities';

export interface Span {
  from: string;
  to: string;
}

const lastYear = (today: string): Span => ({ from: addMonths(startOfMonth(today), -11), to: today });

const lastDays = (today: string): Span => ({ from: addDays(today, -30), to: today });

const usually: Partial<Record<ReportId, (today: string) => Span>> = {
  pipeline: lastDays,
  'pipeline-map': lastDays,
  'pipeline-changes': (today) => ({ from: addDays(today, -29), to: today }),
  forecast: (today) => ({ from: startOfMonth(today), to: endOfMonth(addMonths(startOfMonth(today), 11)) }),
  'due-calendar': (today) => ({ from: today, to: addDays(today, 12 * 7) }),
  'recompete-radar': (today) => ({ from: addMonths(today, 6), to: addMonths(today, 24) }),
};

/** The days that a report is about, unless others are asked for. */
export const usualSpan = (report: ReportId, today: string): Span => (usually[report] ?? lastYear)(today);

/** As long a time before: whole months back where the period begins with a month. */
export const spanBefore = ({ from, to }: Span): Span => {
  if (from !== startOfMonth(from)) {
    const days = daysBetween(from, to) + 1;
    return { from: addDays(from, -days), to: addDays(to, -days) };
  }
  const months = monthsIn(from, to).length;
  const end = to === endOfMonth(to) ? endOfMonth(addMonths(startOfMonth(to), -months)) : addMonths(to, -months);
  return { from: addMonths(from, -months), to: end };
};

/** Whether there is a period before that can be compared with. */
export const isComparable = (report: ReportId): boolean => ['past', 'since'].includes(reports[report].period);
