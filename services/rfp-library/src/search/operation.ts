import { maxResults, reviewStates, rfpContent, searchOrders } from '@bidwright/contract-rfp-library';
import {
  anyOf,
  idOf,
  type JsonSchema,
  listOf,
  type Operation,
  objectOf,
  orNull,
  recordSchema,
} from '@bidwright/service-kit/openapi';
import { limits } from './filters.ts';

const text = (maxLength: number = limits.text): JsonSchema => orNull({ type: 'string', maxLength });

/** A record by its id, or as it is answered elsewhere. */
const record = (of: string): JsonSchema =>
  anyOf([idOf(of), { type: 'object', properties: { id: idOf(of), name: { type: 'string' } }, required: ['id'] }]);

const some = (one: JsonSchema): JsonSchema => anyOf([one, { ...listOf(one), maxItems: limits.list }]);
const recordOrText = (of: string): JsonSchema => anyOf([record(of), text()]);

const year: JsonSchema = { type: 'integer', minimum: 0, maximum: 100_000 };
const yesOrNo: JsonSchema = { type: 'string', enum: ['Yes', 'No'] };

const filters: Record<string, JsonSchema> = {
  searchWords: { ...text(limits.words), description: 'All of the words; "a phrase", -without, part*' },
  proposalYear: some(year),
  pastNickname: text(),
  opportunity: record('opportunities'),
  oppStatus: some(record('opportunityStatus')),
  pastOpp: recordOrText('opportunities'),
  externalContractor: recordOrText('companies'),
  internalStaffName: recordOrText('users'),
  teams: some(record('teams')),
  sectionTitle: some(record('sectionTitles')),
  diagramImage: yesOrNo,
  callOutBox: yesOrNo,
  owner: record('users'),
  review: some({ type: 'string', enum: [...reviewStates] }),
};

const today: JsonSchema = {
  ...orNull({ type: 'string', format: 'date' }),
  description: 'The day on which reviews are due or not; today unless said otherwise',
};

const limit: JsonSchema = { type: 'integer', minimum: 1, maximum: maxResults, default: maxResults };
const skip: JsonSchema = { type: 'integer', minimum: 0, maximum: maxResults, default: 0 };

const sort: JsonSchema = {
  ...orNull({ type: 'string', enum: [...searchOrders] }),
  description: 'By relevance unless said otherwise',
};

const marks: JsonSchema = {
  ...listOf({ ...listOf({ type: 'integer', minimum: 0 }), minItems: 2, maxItems: 2 }),
  description: 'Whole words that were searched for: from one place up to another',
};

const snippet = objectOf({ text: { type: 'string' }, marks, before: { type: 'boolean' }, after: { type: 'boolean' } });

const count: JsonSchema = { type: 'integer', minimum: 0 };

const entry = recordSchema(rfpContent);

const result: JsonSchema = objectOf(
  {
    ...entry.properties,
    snippet,
    marks: objectOf({ sectionTitle: marks, opportunity: marks, internalStaffName: marks, externalContractor: marks }),
    inDocument: {
      ...orNull(snippet),
      description: 'A piece of its document, where some of the words stand there alone',
    },
    reuse: objectOf({ used: count, submitted: count, won: count, lost: count }),
  },
  [...(entry.required ?? []), 'snippet', 'marks', 'inDocument', 'reuse'],
);

/** What the document of the API says of a search. */
export const searchBody = { col: { const: rfpContent.name }, ...filters, today, sort };

/** What it says of the call `test`. */
export const searchOperation: Operation = {
  method: 'post',
  path: `/api/${rfpContent.service}/test`,
  tag: 'search',
  summary: 'Searches the library by words and filters, all of which must hold, and counts what fits',
  refusals: [422],
  body: objectOf({ ...searchBody, limit, skip }, []),
  answer: objectOf(
    {
      response: { ...listOf(result), maxItems: maxResults, description: 'The first of the entries that fit' },
      numberOfResults: count,
      order: { type: 'string', enum: [...searchOrders] },
      indexing: objectOf({ done: count, total: count }),
    },
    ['response', 'numberOfResults', 'order'],
  ),
};
