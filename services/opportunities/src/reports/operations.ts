import { opportunities, reportFileInput, reportInput, reportRecordsInput } from '@bidwright/contract-opportunities';
import { anyOf, idOf, type JsonSchema, listOf, type Operation, objectOf, orNull } from '@bidwright/service-kit/openapi';

const text: JsonSchema = { type: 'string' };
const textOrNull = orNull(text);
const figures: JsonSchema = {
  type: 'object',
  additionalProperties: anyOf([{ type: 'number' }, text, { type: 'null' }]),
  description: 'By their names; shares are parts of one, days are YYYY-MM-DD',
};
const split = objectOf({ key: text, name: textOrNull, figures });
const row = objectOf({ key: text, name: textOrNull, figures, bid: idOf('opportunities'), parts: listOf(split) }, [
  'key',
  'name',
  'figures',
]);
const part = {
  from: textOrNull,
  to: textOrNull,
  rows: listOf(row),
  totals: figures,
  without: { type: 'object' as const, additionalProperties: { type: 'integer' as const } },
};
const named = (of: string) => objectOf({ id: idOf(of), name: text });

const record = objectOf({
  id: idOf('opportunities'),
  solicitationName: text,
  solicitationNumber: textOrNull,
  client: named('companies'),
  opportunityStatus: named('opportunityStatus'),
  dueDate: text,
  estimatedBudgetAmount: orNull({ type: 'number' }),
  notesLostDropped: textOrNull,
  pointsLostOnSections: textOrNull,
});

const call = (name: string, about: Pick<Operation, 'summary' | 'body' | 'answer'>): Operation => ({
  method: 'post',
  path: `/api/${opportunities.service}/${name}`,
  tag: 'reports',
  refusals: [422],
  ...about,
});

/** What the document of the API says of the calls about reports. */
export const reportOperations: Operation[] = [
  call('report', {
    summary: 'Figures about bids, grouped, with their sums, and on request those of the period before',
    body: reportInput,
    answer: objectOf(
      { by: text, across: textOrNull, ...part, parts: listOf(split), previous: orNull(objectOf(part)) },
      ['by', 'across', ...Object.keys(part), 'previous'],
    ),
  }),
  call('reportRecords', {
    summary: 'The bids behind a figure of a report, fifty at a time, the last due first',
    body: reportRecordsInput,
    answer: objectOf({ records: listOf(record), total: { type: 'integer', minimum: 0 } }),
  }),
  call('reportFile', {
    summary: 'A report as a file, in base64. A moment is of the day that it has in UTC',
    body: reportFileInput,
    answer: objectOf({ name: text, mediaType: text, content: text }),
  }),
];
