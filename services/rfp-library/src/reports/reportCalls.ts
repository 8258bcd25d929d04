import { message } from '@bidwright/contract-kit';
import {
  type LibraryReportAnswer,
  type LibraryReportAsked,
  type LibraryReportFileAsked,
  libraryReportFileInput,
  libraryReportInput,
  libraryReports,
  reportReaders,
  rfpContent,
} from '@bidwright/contract-rfp-library';
import { checkedBody, type Database, Problem, sheetOf } from '@bidwright/service-kit';
import { anyOf, idOf, type JsonSchema, listOf, objectOf, orNull } from '@bidwright/service-kit/openapi';
import type { OwnCall } from '../ownCall.ts';
import { categories } from '../reuse/outcomes.ts';
import { freshnessRows } from './freshness.ts';
import { lostPointsRows } from './lostPoints.ts';
import { reuseRows } from './reuse.ts';

const text: JsonSchema = { type: 'string' };
const figures: JsonSchema = {
  type: 'object',
  additionalProperties: anyOf([{ type: 'number' }, text, { type: 'null' }]),
  description: 'By their names; shares are parts of one, days are YYYY-MM-DD',
};

const answerOf = async (
  db: Database,
  { report, by, today, ...scope }: LibraryReportAsked,
): Promise<LibraryReportAnswer> => {
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

/** Figures about the library, grouped, with their sums. */
export const reportCall: OwnCall = {
  operation: {
    method: 'post',
    path: `/api/${rfpContent.service}/report`,
    tag: 'reports',
    summary: 'Figures about the library, grouped, with their sums. A moment is of the day that it has in UTC',
    refusals: [422],
    body: libraryReportInput,
    answer: objectOf({
      by: text,
      rows: listOf(
        objectOf(
          {
            key: orNull(text),
            name: orNull(text),
            figures,
            bids: listOf(objectOf({ id: idOf('opportunities'), name: text, note: text })),
          },
          ['key', 'name', 'figures'],
        ),
      ),
      totals: figures,
    }),
  },
  right: reportReaders,
  answer: async ({ db }, request, response) => {
    response.json({ data: await answerOf(db, checkedBody(libraryReportInput, request.body)) });
  },
};

const mediaTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const fileOf = async (asked: LibraryReportFileAsked, { by, rows, totals }: LibraryReportAnswer) => {
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

/** The same as a file. */
export const reportFileCall: OwnCall = {
  operation: {
    method: 'post',
    path: `/api/${rfpContent.service}/reportFile`,
    tag: 'reports',
    summary: 'A report about the library as a file, in base64. A moment is of the day that it has in UTC',
    refusals: [422],
    body: libraryReportFileInput,
    answer: objectOf({ name: text, mediaType: text, content: text }),
  },
  right: reportReaders,
  answer: async ({ db }, request, response) => {
    const asked = checkedBody(libraryReportFileInput, request.body);
    response.json({ data: await fileOf(asked, await answerOf(db, asked)) });
  },
};
