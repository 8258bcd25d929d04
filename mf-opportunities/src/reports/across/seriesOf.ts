import type { ReportAnswer, ReportRow } from '@bidwright/contract-opportunities';

/** So many colours can be told apart. */
const max = 6;

/** Rows that the chart shows at most; the table shows all. */
const maxRows = 20;

interface CrossSeries {
  /** The part; undefined of what stands for all others. */
  part: ReportRow | undefined;
  values: number[];
}

const valueIn = (row: ReportRow, key: string, figure: string) =>
  Number(row.parts?.find((part) => part.key === key)?.figures[figure] ?? 0);

/** One series a part, in the order of the parts; of many the largest, and one for the others together. */
export const seriesOf = ({ rows: all, parts = [] }: Pick<ReportAnswer, 'rows' | 'parts'>, figure: string) => {
  const rows = all.slice(0, maxRows);
  const bySize = parts.toSorted((one, other) => Number(other.figures[figure]) - Number(one.figures[figure]));
  const largest = new Set(bySize.slice(0, parts.length > max ? max - 1 : max).map(({ key }) => key));
  const shown = parts.filter(({ key }) => largest.has(key));
  const others = parts.filter(({ key }) => !largest.has(key));
  const series: CrossSeries[] = shown.map((part) => ({
    part,
    values: rows.map((row) => valueIn(row, part.key, figure)),
  }));
  const rest = rows.map((row) => others.reduce((sum, { key }) => sum + valueIn(row, key, figure), 0));
  return { rows, series: others.length > 0 ? [...series, { part: undefined, values: rest }] : series };
};
