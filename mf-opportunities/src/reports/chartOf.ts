import { type ReportAnswer, type ReportId, type ReportRow, reports } from '@bidwright/contract-opportunities';
import { figuresOf } from './figuresOf.ts';

/**
 * Outcomes have the colours of their statuses; a rate over them that of text; what is weighed stands before what it is a
 * part of.
 */
const colors: Record<string, string> = {
  won: 'status.Won.glyph',
  lost: 'status.Lost.glyph',
  noBid: 'status.No-bid.glyph',
  dropped: 'status.Lost.glyph',
  weighted: 'series.s0',
  value: 'series.s3',
  exposure: 'series.s3',
  winRate: 'text.primary',
  wonPoints: 'status.Won.glyph',
  lostPoints: 'status.Lost.glyph',
};

/** Rows that a chart shows at most; the table shows all. */
const max = 20;

/** The series of a report's chart, and the rows on its axis. */
export const chartOf = (report: ReportId, answer: ReportAnswer) => {
  const { chart, figures } = reports[report];
  const shown = figuresOf(report, answer);
  const isTime = ['month', 'week', 'day'].includes(answer.by);
  const rows: ReportRow[] = isTime ? answer.rows : answer.rows.slice(0, max);
  const kind =
    !isTime && chart.kind === 'stacked'
      ? ('bars' as const)
      : isTime && chart.kind === 'bars'
        ? ('columns' as const)
        : chart.kind;
  const seriesOf = (id: string) => ({
    id,
    kind: figures[id] ?? 'count',
    color: colors[id],
    values: rows.map((row) => (row.figures[id] === null ? null : Number(row.figures[id] ?? 0))),
  });
  const drawn = chart.of.filter((id) => shown.includes(id));
  return {
    kind,
    rows,
    series: drawn.map(seriesOf),
    over: drawn.join() === 'weighted,value',
    line: isTime && chart.line ? seriesOf(chart.line) : undefined,
  };
};
