import { sql } from 'kysely';
import type { Database } from '../connect.ts';

interface Copy {
  col: string;
  id: string;
  version: number;
  record: string;
}

/** The text of a record in which every reference to `id` has the name. */
const renamed = (text: string, id: string, name: string): string =>
  JSON.stringify(JSON.parse(text), (_key, value) =>
    value?.id === id && typeof value.name === 'string' ? { ...value, name } : value,
  );

/** Brings names within the copies of other services' records up to date. One that is told anew meanwhile says the same. */
export const renameInCopies = async (db: Database, id: string, name: string): Promise<void> => {
  const { rows } = await sql<Copy>`select col, id, version, record from copies
    where id <> ${id} and record like ${`%"${id}"%`}`.execute(db);
  for (const copy of rows)
    await sql`update copies set record = ${renamed(copy.record, id, name)}
      where col = ${copy.col} and id = ${copy.id} and version = ${copy.version}`.execute(db);
};
