import { addDays, startOfWeek } from '@bidwright/contract-kit/days';
import { type ReportAnswer, type ReportId, type ReportRow, reports } from '@bidwright/contract-opportunities';

/** Columns and rows that a map shows at most: more could not be told apart. The table shows all. */
const maxColumns = 60;
const maxRows = 20;

type Part = Pick<ReportRow, 'key' | 'name'>;

interface MapCell {
  value: number;
  /** What it opens: a row of the report and its part; nothing where it is empty. */
  opens?: { row: ReportRow; part: ReportRow };
}

/** One figure of an answer that is split once more, in rows and columns. */
export interface Cells {
  kind: 'heat' | 'bubbles';
  /** By what its rows and its columns are. */
  by: ReportAnswer['by'] | undefined;
  over: ReportAnswer['by'] | undefined;
  rows: { of: Part; cells: MapCell[] }[];
  columns: Part[];
  /** What the fullest cell holds. */
  max: number;
}

/** Each week that a period touches, by its Monday: also those in which nothing is. */
const weeksIn = ({ from, to }: ReportAnswer): Part[] => {
  const weeks: Part[] = [];
  if (from && to) for (let key = startOfWeek(from); key <= to; key = addDays(key, 7)) weeks.push({ key, name: null });
  return weeks;
};

const cellOf = (figure: string, row: ReportRow | undefined, key: string): MapCell => {
  const part = row?.parts?.find((one) => one.key === key);
  const value = Number(part?.figures[figure] ?? 0);
  return row && part && value > 0 ? { value, opens: { row, part } } : { value };
};

/** The cells of a report that is made for a map: undefined of others, or where there would be too many. */
export const cellsOf = (report: ReportId, answer: ReportAnswer, figure: string): Cells | undefined => {
  const { map } = reports[report];
  const { by, across, rows, parts = [] } = answer;
  if (!map || !across) return undefined;
  // Weeks lie above, whichever of both the rows are; so do statuses, which bids pass from one to the next.
  const isTurned = by === 'week' || by === 'status';
  const columns = by === 'week' || across === 'week' ? weeksIn(answer) : isTurned ? rows : parts;
  if (columns.length > maxColumns) return undefined;
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const lines = (isTurned ? parts : rows).slice(0, maxRows).map((of: ReportRow) => ({
    of,
    cells: columns.map(({ key }) =>
      isTurned ? cellOf(figure, byKey.get(key), of.key) : cellOf(figure, byKey.get(of.key), key),
    ),
  }));
  const values = lines.flatMap(({ cells }) => cells.map(({ value }) => value));
  const [of, over] = isTurned ? [across, by] : [by, across];
  return { kind: map.kind, by: of, over, rows: lines, columns, max: Math.max(1, ...values) };
};
