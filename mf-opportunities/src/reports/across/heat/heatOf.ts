import type { ReportAnswer, ReportRow } from '@bidwright/contract-opportunities';
import { addDays, startOfWeek } from '../../../opportunities/list/days.ts';

/** Weeks that a map shows at most; more cells could not be told apart. */
const mostWeeks = 60;
/** Rows that it shows at most; the table shows all. */
const mostRows = 20;

type Part = NonNullable<ReportRow['parts']>[number];

export interface HeatCell {
  value: number;
  /** What it opens: a row of the report and its part; nothing where it is empty. */
  opens?: { row: ReportRow; part: Part };
}

export interface Heat {
  rows: { of: Part; cells: HeatCell[] }[];
  /** The Mondays above its cells. */
  weeks: string[];
  /** What the fullest cell holds. */
  most: number;
}

/** Each week that a period touches, by its Monday. */
const weeksIn = (from: string, to: string): string[] => {
  const weeks: string[] = [];
  for (let day = startOfWeek(from); day <= to; day = addDays(day, 7)) weeks.push(day);
  return weeks;
};

const cellOf = (figure: string, row: ReportRow | undefined, key: string): HeatCell => {
  const part = row?.parts?.find((one) => one.key === key);
  const value = Number(part?.figures[figure] ?? 0);
  return row && part && value > 0 ? { value, opens: { row, part } } : { value };
};

/** One figure of an answer by week, whichever of both its rows are; undefined where it has no weeks, or too many. */
export const heatOf = ({ by, across, from, to, rows, parts = [] }: ReportAnswer, figure: string): Heat | undefined => {
  if ((by !== 'week' && across !== 'week') || !from || !to) return undefined;
  const weeks = weeksIn(from, to);
  if (weeks.length > mostWeeks) return undefined;
  const byWeek = new Map(by === 'week' ? rows.map((row) => [row.key, row]) : []);
  const lines = (by === 'week' ? parts : rows).slice(0, mostRows).map((of: ReportRow) => ({
    of,
    cells: weeks.map((week) => (by === 'week' ? cellOf(figure, byWeek.get(week), of.key) : cellOf(figure, of, week))),
  }));
  return { rows: lines, weeks, most: Math.max(1, ...lines.flatMap(({ cells }) => cells.map(({ value }) => value))) };
};
