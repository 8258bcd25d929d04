import { sql } from 'kysely';
import type { Database } from '../connect.ts';
import { now } from '../writes/newRecord.ts';

/** What the storage may hold: on its way in, there, or on its way out. */
export interface StoredFile {
  storageKey: string;
  col: string;
  recordId: string;
  state: 'storing' | 'stored' | 'removing';
  /** Seconds since 1970 of the state. */
  at: number;
  sha256: string | null;
}

/** Notes a file before it goes into the storage, so that it is found again whatever happens. */
export const noteStoring = async (db: Database, key: string, col: string, recordId: string): Promise<void> => {
  await sql`insert into stored_files (storageKey, col, recordId, state, at)
    values (${key}, ${col}, ${recordId}, 'storing', ${now()})`.execute(db);
};

/** The file is its record's from here on. */
export const noteStored = async (trx: Database, key: string, sha256: string): Promise<void> => {
  await sql`update stored_files set state = 'stored', at = ${now()}, sha256 = ${sha256}
    where storageKey = ${key}`.execute(trx);
};

export const noteRemoving = async (trx: Database, recordId: string): Promise<void> => {
  await sql`update stored_files set state = 'removing', at = ${now()}
    where recordId = ${recordId} and state = 'stored'`.execute(trx);
};

export const forget = async (db: Database, key: string): Promise<void> => {
  await sql`delete from stored_files where storageKey = ${key}`.execute(db);
};

/** Files of a record in a state. */
export const filesOf = async (db: Database, recordId: string, state: StoredFile['state']): Promise<StoredFile[]> => {
  const { rows } = await sql<StoredFile>`select * from stored_files
    where recordId = ${recordId} and state = ${state}`.execute(db);
  return rows;
};

/** Files that are in a state since before an instant. */
export const filesSince = async (
  db: Database,
  state: StoredFile['state'],
  before: number,
  max: number,
): Promise<StoredFile[]> => {
  const { rows } = await sql<StoredFile>`select * from stored_files
    where state = ${state} and at <= ${before} order by at limit ${max}`.execute(db);
  return rows;
};
