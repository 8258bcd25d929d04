import {
  call,
  choice,
  idOf,
  listOf,
  named,
  object,
  objectOf,
  oneOf,
  recordId,
  string,
  tally,
} from '@bidwright/contract-kit';
import { companies } from './companies.ts';
import { mergedLists } from './lists.ts';
import { adminsOnly } from './rights.ts';

/**
 * What may be merged and come back within a day. Plans of people that became one are added up, so that nobody can tell them apart
 * again.
 */
const names = [companies, ...mergedLists].map(({ name }) => name);

/** The same, by name. */
export const mergeable: readonly string[] = names;

/** The collection of that name, where its records may be merged. */
export const mergeableNamed = (col: string): (typeof names)[number] | undefined => names.find((name) => name === col);

const merged = () => choice(mergeable).required();

const asked = { service: companies.service, right: adminsOnly } as const;

/** Merges of a list's records that can still be taken back: those of the last day. */
export const merges = call({
  ...asked,
  name: 'merges',
  summary: 'Merges of a collection that can still be taken back, those of the last day, the newest first',
  input: object({ col: merged() }),
  answer: listOf(
    objectOf({
      /** The record that became the other one. */
      from: named('companies'),
      into: named('companies'),
      /** Seconds since 1970. */
      at: tally(),
      by: string().defined(),
    }),
  ),
});

export const undoMerge = call({
  ...asked,
  name: 'undoMerge',
  summary: 'Takes the merge of a record back within a day: what pointed at it points at it again, in every service',
  input: object({ col: merged(), id: recordId('companies').required() }),
  answer: objectOf({ id: idOf('companies'), into: idOf('companies') }),
  refusals: [404, 409],
  once: true,
  changes: ({ col, id }) => [{ col, id: id ?? '' }, { col: col ?? '' }],
});

const company = objectOf({
  id: idOf('companies'),
  name: string().defined(),
  type: string().nullable().defined(),
  city: string().nullable().defined(),
  website: string().nullable().defined(),
});

/** Companies in use that may be the same one. */
export const companyTwins = call({
  ...asked,
  name: 'companyTwins',
  summary: 'Companies that may be the same: of nearly the same name, or at the same web address',
  input: object({}),
  answer: listOf(objectOf({ by: oneOf(['name', 'domain']), companies: listOf(company) })),
  reads: [companies.name],
});
