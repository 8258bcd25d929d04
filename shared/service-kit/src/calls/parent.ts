import { message, type Person, type Right } from '@bidwright/contract-kit';
import type { Database, Row } from '../connect.ts';
import { Problem } from '../problem.ts';
import { findRecord, inputOf, type StoredRecord } from '../table/record.ts';
import type { Table } from '../table/table.ts';
import { isId } from '../table/value.ts';
import { mustAuthorize } from './access.ts';
import { checkedInput } from './input.ts';

/** A record with the one it belongs to, where there is one that rights may look at. */
export interface Family {
  record: StoredRecord;
  parent?: StoredRecord;
}

export const withParent = async (db: Database, table: Table, record: StoredRecord): Promise<Family> => {
  const id = table.parent && record[table.parent.field];
  const parent = table.parent && isId(id) ? await findRecord(db, table.parent.table, id) : undefined;
  return parent ? { record, parent } : { record };
};

/** The record that the record of an id belongs to. It stays the same as long as the record lives. */
export const parentOf = async (db: Database, table: Table, id: string): Promise<StoredRecord | undefined> => {
  const record = table.parent && (await findRecord(db, table, id));
  return record && (await withParent(db, table, record)).parent;
};

const refuse = (field: string, key: string) =>
  new Problem(422, 'invalid', 'Some fields cannot be kept as they are', { fields: { [field]: message(key) } });

/** Refuses a new record that belongs to none, or to one where the person may not add it. */
export const mustBelong = async (
  db: Database,
  table: Table,
  right: Right,
  record: StoredRecord,
  person: Person | undefined,
): Promise<void> => {
  const family = await withParent(db, table, record);
  if (table.parent && !family.parent) throw refuse(table.parent.field, 'validation.noRecord');
  if (person) mustAuthorize(right, person, table, family);
};

/** Refuses changes after which the record would belong elsewhere, or be none that the person may change. */
export const mustStay = (
  table: Table,
  right: Right,
  person: Person,
  { record, parent }: Family,
  changes: Row,
): void => {
  if (!table.parent || !parent) return;
  const after: Row = { ...record, ...checkedInput(table, { ...inputOf(table, record), ...changes }) };
  if (after[table.parent.field] !== parent.id) throw refuse(table.parent.field, 'validation.fixed');
  mustAuthorize(right, person, table, { record: after, parent });
};
