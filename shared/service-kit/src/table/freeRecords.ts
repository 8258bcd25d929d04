import { sql } from 'kysely';
import type { Database, Row } from '../connect.ts';

/** Where a record of a subcollection that no contract states belongs. */
export interface FreePlace {
  col: string;
  parentId: string;
  sub: string;
}

/** Such a record: what people wrote, and what the service keeps beside it. */
export interface FreeRecord {
  id: string;
  fields: Row;
  version: number;
  dateCreated: number;
  dateUpdated: number;
  addedBy: { id: string; name: string };
}

interface Stored extends Omit<FreeRecord, 'fields' | 'addedBy'> {
  fields: string;
  addedById: string;
  addedByName: string;
}

const read = ({ fields, addedById, addedByName, ...kept }: Stored): FreeRecord => ({
  ...kept,
  fields: JSON.parse(fields),
  addedBy: { id: addedById, name: addedByName },
});

const columns = sql`id, fields, version, dateCreated, dateUpdated, addedById, addedByName`;

export const freeRecordsAt = async (db: Database, { col, parentId, sub }: FreePlace): Promise<FreeRecord[]> => {
  const { rows } = await sql<Stored>`select ${columns} from free_records
    where col = ${col} and parentId = ${parentId} and sub = ${sub} order by dateCreated, id`.execute(db);
  return rows.map(read);
};

/** Locks it in a transaction. */
export const freeRecordOf = async (db: Database, place: FreePlace, id: string): Promise<FreeRecord | undefined> => {
  const { rows } = await sql<Stored>`select ${columns} from free_records where id = ${id}
    and col = ${place.col} and parentId = ${place.parentId} and sub = ${place.sub} for update`.execute(db);
  return rows.map(read)[0];
};

/** How many a parent has, whatever their subcollections are called. */
export const freeRecordCount = async (db: Database, { col, parentId }: Omit<FreePlace, 'sub'>): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from free_records
    where col = ${col} and parentId = ${parentId}`.execute(db);
  return Number(rows[0]?.count ?? 0);
};

export const insertFreeRecord = async (db: Database, place: FreePlace, record: FreeRecord): Promise<void> => {
  const { id, fields, version, dateCreated, dateUpdated, addedBy } = record;
  await sql`insert into free_records (id, col, parentId, sub, fields, version, dateCreated, dateUpdated, addedById, addedByName)
    values (${id}, ${place.col}, ${place.parentId}, ${place.sub}, ${JSON.stringify(fields)}, ${version}, ${dateCreated},
      ${dateUpdated}, ${addedBy.id}, ${addedBy.name})`.execute(db);
};

export const writeFreeRecord = async (
  db: Database,
  { id, fields, version, dateUpdated }: FreeRecord,
): Promise<void> => {
  await sql`update free_records set fields = ${JSON.stringify(fields)}, version = ${version},
    dateUpdated = ${dateUpdated} where id = ${id}`.execute(db);
};

export const removeFreeRecord = async (db: Database, id: string): Promise<void> => {
  await sql`delete from free_records where id = ${id}`.execute(db);
};

/** What belongs to a record belongs to another one from now on. */
export const moveFreeRecords = async (db: Database, col: string, from: string, into: string): Promise<void> => {
  await sql`update free_records set parentId = ${into} where col = ${col} and parentId = ${from}`.execute(db);
};
