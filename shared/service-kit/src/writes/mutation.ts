import type { EventKind, RecordEvent } from '@bidwright/contract-kit';
import type { Row } from '../connect.ts';
import type { StoredRecord } from '../table/record.ts';
import type { Author } from './author.ts';
import type { Place } from './place.ts';

/** What one write did to one record. */
export interface Mutation {
  kind: EventKind;
  place: Place;
  by: Author;
  /** The record as it was; null of a new one. */
  before: StoredRecord | null;
  /** The record as it is; null of a removed one. */
  after: StoredRecord | null;
  /** The fields that differ. */
  fields: string[];
  /** See `Collection.also`. */
  also?: Record<string, boolean>;
  /** The record that a merged one became. */
  into?: StoredRecord;
}

const statedOf = ({ collection, sub }: Place) => (sub === undefined ? collection : collection.sub[sub]);

/** Nothing of such a record leaves the service. */
export const isSecret = (place: Place): boolean => Boolean(place.collection.secret || statedOf(place)?.secret);

/** Whether others are told of a field: those that not everybody may read stay here. */
export const publishes = (place: Place, field: string) => {
  const rights = statedOf(place)?.fields?.[field];
  return !rights?.read || rights.published === true;
};

/** What changed, by field, without the values of fields that others are not told. */
export const openChanges = ({ place, before, after, fields }: Mutation): RecordEvent['changes'] =>
  Object.fromEntries(
    fields
      .filter((field) => publishes(place, field))
      .map((field) => [field, { from: before?.[field] ?? null, to: after?.[field] ?? null }]),
  );

/** The record without the fields that not everybody may read. */
export const openRecord = ({ place }: Mutation, record: StoredRecord): Row =>
  Object.fromEntries(Object.entries(record).filter(([field]) => publishes(place, field)));

/** The record it is about. */
export const recordOf = ({ before, after }: Mutation): StoredRecord => {
  const record = after ?? before;
  if (!record) throw new Error('A deed is about a record');
  return record;
};
