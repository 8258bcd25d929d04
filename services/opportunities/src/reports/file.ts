import {
  type Figures,
  figuresIn,
  type ReportAnswer,
  type ReportFile,
  type ReportFileAsked,
  type ReportRow,
} from '@bidwright/contract-opportunities';
import { type Cell, sheetOf } from '@bidwright/service-kit';

const mediaTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Sums of parts of cents are not exact. */
const cellOf = (value: Figures[string] | undefined): Cell =>
  typeof value === 'number' ? Number(value.toFixed(6)) : (value ?? null);

/** A report as a file: its rows, or the parts of each where it is split, under their headings, and the sums last. */
export const fileOf = async (
  { report, format, headings, names, weighted }: ReportFileAsked,
  { rows, totals, from, to, by, across }: ReportAnswer,
): Promise<ReportFile> => {
  const figures = figuresIn(report, weighted);
  const called = new Map(names.map(({ key, name }) => [key, name]));
  const nameOf = ({ key, name }: Pick<ReportRow, 'key' | 'name'>) => called.get(key) ?? name ?? key;
  const cells = (of: Figures) => figures.map((figure) => cellOf(of[figure]));
  const linesOf = (row: ReportRow) => {
    if (!across) return [[nameOf(row), ...cells(row.figures)]];
    return (row.parts ?? []).map((part) => [nameOf(row), nameOf(part), ...cells(part.figures)]);
  };
  const total = called.get('total') ?? 'Total';
  const lines = [...rows.flatMap(linesOf), [total, ...(across ? [null] : []), ...cells(totals)]];
  const titles = [by, ...(across ? [across] : []), ...figures].map((name, at) => headings[at] ?? name);
  const kind = format ?? 'csv';
  const content = await sheetOf(kind, titles, lines);
  const span = from && to ? ` ${from} ${to}` : '';
  return { name: `${report}${span}.${kind}`, mediaType: mediaTypes[kind], content: content.toString('base64') };
};
