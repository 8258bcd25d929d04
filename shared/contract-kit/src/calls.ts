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

/** The body of `query`. `after` is the `next` of the page before; `total` asks for the exact count. */
export interface Query {
  col: string;
  where?: Where[];
  search?: string;
  sort?: { field: string; descending?: boolean };
  limit?: number;
  after?: string | null;
  total?: boolean;
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
