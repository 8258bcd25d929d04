import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Collection, Kept } from '@bidwright/contract-kit';
import { type Kysely, sql } from 'kysely';
import type { Database } from './connect.ts';
import type { Storage } from './files/storage.ts';
import { storeDemo } from './files/storeDemo.ts';
import { alone } from './lock.ts';
import { insertRecords, insertRows, storedOf } from './table/insert.ts';
import { logRows } from './table/log.ts';
import type { StoredRecord } from './table/record.ts';
import { logTableOf, subTableOf, type Table, tableOf } from './table/table.ts';

/** Whole records by collection. A record carries those of its subcollections under their names, and its `file`. */
export type DemoData = Record<string, Kept[]>;

const childrenOf = (records: StoredRecord[], name: string) =>
  records.flatMap(({ id: parentId, [name]: children }) =>
    Array.isArray(children) ? children.map((child: StoredRecord) => ({ child, parentId })) : [],
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
    records.flatMap(({ id, changeLog }) => (Array.isArray(changeLog) ? logRows(id, changeLog) : [])),
  );

/** Adds whole records with all they carry. */
export const loadWhole = async (
  db: Database,
  collection: Collection,
  stated: Kept[],
  storage?: Storage,
): Promise<void> => {
  const records = stated.map(storedOf);
  const table = tableOf(collection);
  await insertRecords(db, table, records);
  if (collection.file && storage) await storeDemo(db, storage, collection, records);
  for (const sub of Object.values(collection.sub)) {
    if (!sub.readOnly) await loadSub(db, subTableOf(collection, sub), records, sub.name);
  }
  if (collection.history) await loadLog(db, table, records);
};

/** True of a new installation: no table has a row. */
export const isEmpty = async (db: Database, collections: Collection[]) => {
  for (const { name } of collections) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  return true;
};

/** Fills the tables of a new installation, all or none, however many instances try at once. */
export const loadDemo = <Tables>(
  db: Kysely<Tables>,
  collections: Collection[],
  make: () => DemoData | Promise<DemoData>,
  storage?: Storage,
): Promise<void> =>
  alone(db, 'load demo data', async (one) => {
    if (!(await isEmpty(one, collections))) return;
    const data = await make();
    await one.transaction().execute(async (trx) => {
      for (const collection of collections) await loadWhole(trx, collection, data[collection.name] ?? [], storage);
    });
  });

/** What the command line says to a process that only loads demo data. */
export const loadingDemo = 'load-demo';

/** Loads demo data in a process of its own, so that making it leaves no memory behind in the service's. */
export const loadDemoInChildProcess = async (db: Database, collections: Collection[]): Promise<void> => {
  if (!(await isEmpty(db, collections))) return;
  const child = fork(process.argv[1] ?? '', [loadingDemo]);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The demo data could not be loaded');
};
