import type { Message } from './message.ts';

/** The calls every service answers at `POST /api/<service>/<call>`. */
export const calls = [
  'list',
  'query',
  'getRecordById',
  'listBySimpleQuery',
  'create',
  'update',
  'getSubCollection',
  'createSubcollection',
  'updateSubcollection',
  'deleteSubcollection',
  'merge',
] as const;
export type Call = (typeof calls)[number];

/** Conditions of `listBySimpleQuery`, as the specification's store spells them. */
export const conditions = ['==', '!=', '<', '<=', '>', '>=', 'in', 'array-contains', 'array-contains-any'] as const;
export type Condition = (typeof conditions)[number];

/** One filter of `query`; filters are AND-ed. A reference is compared by its id. `contains` is for texts. */
export interface Where {
  field: string;
  is: 'eq' | 'in' | 'lt' | 'le' | 'gt' | 'ge' | 'contains' | 'empty' | 'filled';
  value?: string | number | boolean | (string | number)[];
}

/** The longest search that `query` takes. */
export const searchLength = 200;

/**
 * The body of `query`. `after` is the `next` of the page before; `total` asks for the exact count. `sub` names a subcollection:
 * its records of all parents are found, each with its `parent`.
 */
export interface Query {
  col: string;
  sub?: string;
  where?: Where[];
  search?: string;
  sort?: { field: string; descending?: boolean };
  limit?: number;
  after?: string | null;
  /**
   * The fields to answer of each record, beside its id and version; without them all. `client.name`: of a reference only what it is
   * called; `mayUpdate`: whether the person may change the record.
   */
  fields?: readonly string[];
  total?: boolean;
  /** The records as they were at the end of this day, of a collection that can be asked so (`Collection.past`). */
  asOf?: string;
}

/**
 * The body of `merge`: the records `from` become the record `id`, which takes the fields that come along. All that points at
 * them points at it from then on; they stay, with their history, as records out of use. It cannot be undone.
 */
export interface Merge {
  col: string;
  id: string;
  from: string[];
  /** The version of `id` that was read. */
  version?: number;
}

export interface Page<Row> {
  data: Row[];
  /** Where the next page starts, or null at the end. */
  next: string | null;
  total?: number;
}

/** What a failed call answers, with a proper status. `fields` names each bad field with the specification's text. */
export interface ErrorInfo {
  code: string;
  message: string;
  fields?: Record<string, Message & { message: string }>;
  /** On 409: the record as it is now. */
  current?: unknown;
  requestId?: string;
}

/** A change log's first entry has this for its field and the record as it was created for its new value. */
export const wholeRecord = '*';

/** The field of an entry that says with which record another one became the same. */
export const mergedRecord = '+';

/** One changed field of one update. Values are as answered: a text, a number, `{id, name}`, a list. */
export interface Change {
  id: string;
  /** Seconds since 1970. */
  dateUpdated: number;
  /** The id of the person. */
  changedBy: string;
  changedByName: string;
  field: string;
  oldValue: unknown;
  newValue: unknown;
  /** The record's version after the update. */
  version: number;
}
