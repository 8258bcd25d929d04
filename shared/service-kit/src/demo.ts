import type { Change, Collection, Kept } from '@bidwright/contract-kit';
import { sql } from 'kysely';
import type { Database } from './connect.ts';
import { insertRecords, insertRows } from './table/insert.ts';
import { logRows } from './table/log.ts';
import type { StoredRecord } from './table/record.ts';
import { logTableOf, subTableOf, type Table, tableOf } from './table/table.ts';

/** Whole records by collection. A record carries those of its subcollections under their names. */
export type DemoData = Record<string, Kept[]>;

const childrenOf = (records: StoredRecord[], name: string) =>
  records.flatMap((record) =>
    ((record[name] ?? []) as StoredRecord[]).map((child) => ({ child, parentId: record.id })),
  );

const loadSub = async (db: Database, table: Table, records: StoredRecord[], name: string) => {
  const children = childrenOf(records, name);
  const parents = new Map(children.map(({ child, parentId }) => [child.id, parentId]));
  await insertRecords(
    db,
    table,
    children.map(({ child }) => child),
    ({ id }) => parents.get(id),
  );
};

const loadLog = (db: Database, table: Table, records: StoredRecord[]) =>
  insertRows(
    db,
    logTableOf(table),
    records.flatMap((record) => logRows(record.id, (record.changeLog ?? []) as Change[])),
  );

const load = async (db: Database, collection: Collection, records: StoredRecord[]) => {
  const table = tableOf(collection);
  await insertRecords(db, table, records);
  for (const sub of Object.values(collection.sub)) {
    if (!sub.readOnly) await loadSub(db, subTableOf(collection, sub), records, sub.name);
  }
  if (collection.history) await loadLog(db, table, records);
};

const isEmpty = async (db: Database, { name }: Collection) => {
  const { rows } = await sql`select 1 from ${sql.table(name)} limit 1 for update`.execute(db);
  return rows.length === 0;
};

/** Fills the tables of a new installation, all or none. Does nothing where any table has a row. */
export const loadDemo = (
  db: Database,
  collections: Collection[],
  make: () => DemoData | Promise<DemoData>,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const empty = await Promise.all(collections.map((collection) => isEmpty(trx, collection)));
    if (empty.includes(false)) return;
    const data = await make();
    for (const collection of collections) await load(trx, collection, (data[collection.name] ?? []) as StoredRecord[]);
  });
