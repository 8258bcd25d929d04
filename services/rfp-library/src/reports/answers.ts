import { message } from '@bidwright/contract-kit';
import {
  type LibraryReportAnswer,
  type LibraryReportAsked,
  type LibraryReportFileAsked,
  libraryReports,
} from '@bidwright/contract-rfp-library';
import { type Database, Problem, sheetOf } from '@bidwright/service-kit';
import { categories } from '../reuse/outcomes.ts';
import { freshnessRows } from './freshness.ts';
import { lostPointsRows } from './lostPoints.ts';
import { reuseRows } from './reuse.ts';

/** A report about the library: figures, grouped, with their sums. */
export const answerOf = async (
  db: Database,
  { report, by, today, from, to, team }: LibraryReportAsked,
): Promise<LibraryReportAnswer> => {
  const scope = { from, to, team };
  const known = libraryReports[report].by;
  const chosen = known.find((one) => one === by) ?? (by ? undefined : known[0]);
  if (!chosen)
    throw new Problem(422, 'invalid', 'The report has no such rows', { fields: { by: message('validation.invalid') } });
  const rows = {
    'library-reuse': async () => reuseRows(db, chosen, await categories(db), scope),
    'library-freshness': () => freshnessRows(db, chosen, today, scope),
    'library-sections': async () => lostPointsRows(db, await categories(db), scope),
  };
  return { by: chosen, ...(await rows[report]()) };
};

const mediaTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The same as a file. */
export const fileOf = async (asked: LibraryReportFileAsked, { by, rows, totals }: LibraryReportAnswer) => {
  const { report, format, headings, names } = asked;
  const columns = Object.keys(libraryReports[report].figures);
  const lines = [...rows, { name: names.total ?? null, figures: totals }].map(({ name, figures: found }) => [
    name ?? names.none ?? null,
    ...columns.map((figure) => found[figure] ?? null),
  ]);
  const titles = [by, ...columns].map((name, at) => headings[at] ?? name);
  const content = await sheetOf(format, titles, lines);
  return { name: `${report}.${format}`, mediaType: mediaTypes[format], content: content.toString('base64') };
};
