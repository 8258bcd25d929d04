import type { ImportFile, Person } from '@bidwright/contract-kit';
import { sql } from 'kysely';
import type { Database, Row } from '../../connect.ts';
import { parsed } from '../../table/codec.ts';
import { insertRows } from '../../table/insert.ts';
import { now } from '../../writes/newRecord.ts';
import { jobsLast } from '../table.ts';
import type { Sheet } from './normalize.ts';
import { noImportFile } from './refusals.ts';

/** An uploaded file, with where it lies. */
export interface StoredImport extends ImportFile {
  storageKey: string;
}

/** Notes a file before it goes into the storage, so that it is found again whatever happens. */
export const noteFile = (db: Database, person: Person, { id, name, storageKey }: StoredImport): Promise<void> => {
  const at = now();
  const times = { dateCreated: at, expires: at + jobsLast };
  return insertRows(db, 'import_files', [{ id, ownerId: person.id, name, storageKey, ...times }]);
};

/** The file is whole. */
export const noteSheet = async (db: Database, id: string, { columns, rows }: Sheet): Promise<void> => {
  await sql`update import_files set columns = ${JSON.stringify(columns)}, rowCount = ${rows} where id = ${id}`.execute(
    db,
  );
};

export const forgetFile = async (db: Database, id: string): Promise<void> => {
  await sql`delete from import_files where id = ${id}`.execute(db);
};

/** A whole file of somebody; others' are as if they were not there. */
export const fileOf = async (db: Database, ownerId: string, id: string): Promise<StoredImport> => {
  const { rows } = await sql<Row>`select * from import_files
    where id = ${id} and ownerId = ${ownerId} and columns is not null`.execute(db);
  const [row] = rows;
  if (!row) throw noImportFile();
  const { name, storageKey, columns, rowCount } = row;
  return {
    id,
    name: String(name),
    storageKey: String(storageKey),
    columns: parsed<string[]>(columns),
    rows: Number(rowCount),
  };
};

/** Keeps a file, and what is made of it, for as long as it is worked with. */
export const keepLonger = async (db: Database, id: string): Promise<void> => {
  await sql`update import_files set expires = ${now() + 2 * jobsLast} where id = ${id}`.execute(db);
};
