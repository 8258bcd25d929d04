import { type Change, mergedRecord, type Reference, wholeRecord } from '@bidwright/contract-kit';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Database, Row } from '../connect.ts';
import type { Author } from '../writes/author.ts';
import { parsed } from './codec.ts';
import { insertRows } from './insert.ts';
import { inputOf, type StoredRecord } from './record.ts';
import { logTableOf, type Table } from './table.ts';

/** Changes of a record that are answered at most, the newest. */
const maxLength = 1000;

/** The change log of a record as rows of its table. */
export const logRows = (recordId: string, changes: Omit<Change, 'id'>[]): Row[] =>
  changes.map(({ oldValue, newValue, dateUpdated, changedBy, changedByName, field, version }) => ({
    id: newId(),
    parentId: recordId,
    dateUpdated,
    changedBy,
    changedByName,
    field,
    oldValue: JSON.stringify(oldValue ?? null),
    newValue: JSON.stringify(newValue ?? null),
    version,
  }));

const entry = (by: Author, { version, dateUpdated }: StoredRecord, field: string, from: unknown, to: unknown) => ({
  dateUpdated,
  changedBy: by.id,
  changedByName: by.name,
  field,
  oldValue: from,
  newValue: to,
  version,
});

/** Notes a new record as its log's first entry. */
export const logCreation = (db: Database, table: Table, record: StoredRecord, by: Author): Promise<void> =>
  insertRows(db, logTableOf(table), logRows(record.id, [entry(by, record, wholeRecord, null, inputOf(table, record))]));

/** Notes each changed field of a record. */
export const logChanges = (
  db: Database,
  table: Table,
  [before, after]: [StoredRecord, StoredRecord],
  fields: string[],
  by: Author,
): Promise<void> =>
  insertRows(
    db,
    logTableOf(table),
    logRows(
      after.id,
      fields.map((field) => entry(by, after, field, before[field], after[field])),
    ),
  );

/** Notes that a record and another one became the same. */
export const logMerge = (
  db: Database,
  table: Table,
  record: StoredRecord,
  other: Reference,
  by: Author,
): Promise<void> =>
  insertRows(db, logTableOf(table), logRows(record.id, [entry(by, record, mergedRecord, null, other)]));

/** The newest changes of a record, oldest of them first. */
export const readLog = async (
  db: Database,
  table: { name: string },
  recordId: string,
  limit = maxLength,
): Promise<Change[]> => {
  const { rows } =
    await sql<Change>`select id, dateUpdated, changedBy, changedByName, field, oldValue, newValue, version
    from ${sql.table(logTableOf(table))} where parentId = ${recordId}
    order by version desc, id desc limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, oldValue: parsed(row.oldValue), newValue: parsed(row.newValue) })).toReversed();
};
