import {
  type Figures,
  type ReportAnswer,
  type ReportFile,
  type ReportFileAsked,
  reports,
} from '@bidwright/contract-opportunities';
import { type Cell, sheetOf } from '@bidwright/service-kit';

const mediaTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Sums of parts of cents are not exact. */
const cellOf = (value: Figures[string] | undefined): Cell =>
  typeof value === 'number' ? Number(value.toFixed(6)) : (value ?? null);

/** A report as a file: its rows under their headings, the sums last. */
export const reportFile = async (
  { report, format, headings, names }: ReportFileAsked,
  { rows, totals, from, to, by }: ReportAnswer,
): Promise<ReportFile> => {
  const figures = Object.keys(reports[report ?? 'pipeline'].figures);
  const called = new Map(names.map(({ key, name }) => [key, name]));
  const lines = [
    ...rows.map((row) => [
      called.get(row.key) ?? row.name ?? row.key,
      ...figures.map((figure) => cellOf(row.figures[figure])),
    ]),
    [called.get('total') ?? 'Total', ...figures.map((figure) => cellOf(totals[figure]))],
  ];
  const titles = [by, ...figures].map((name, at) => headings[at] ?? name);
  const kind = format ?? 'csv';
  const content = await sheetOf(kind, titles, lines);
  const span = from && to ? ` ${from} ${to}` : '';
  return { name: `${report}${span}.${kind}`, mediaType: mediaTypes[kind], content: content.toString('base64') };
};
