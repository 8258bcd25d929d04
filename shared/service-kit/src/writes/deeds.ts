import type { Database, Row } from '../connect.ts';
import { type Mutation, recordOf } from './mutation.ts';

/** What a write did to a record, as far as it is needed to take it back. */
export interface Deed {
  col: string;
  sub?: string;
  parentId?: string;
  id: string;
  /** After it. */
  version: number;
  /** The changed fields as they were; null of a new record. */
  before: Row | null;
}

const kept = new WeakMap<Database, Deed[]>();

/** Notes a write of a transaction whose deeds somebody wants to know. */
export const noteDeed = (trx: Database, mutation: Mutation): void => {
  const { kind, place, before, fields } = mutation;
  if (kind !== 'created' && kind !== 'changed') return;
  const { collection, sub, parentId } = place;
  const { id, version } = recordOf(mutation);
  kept.get(trx)?.push({
    col: collection.name,
    ...(sub !== undefined && { sub, parentId }),
    id,
    version,
    before: before && Object.fromEntries(fields.map((field) => [field, before[field] ?? null])),
  });
};

/** Does it, and answers what was written in the course of it, in this order. */
export const deedsOf = async <T>(trx: Database, act: () => Promise<T>): Promise<{ done: T; deeds: Deed[] }> => {
  const deeds: Deed[] = [];
  kept.set(trx, deeds);
  try {
    return { done: await act(), deeds };
  } finally {
    kept.delete(trx);
  }
};
