import type { Database } from '@bidwright/service-kit';
import { sql } from 'kysely';

/** What tables hold, in one text: another one as soon as anything changes. */
export const checksums = async (db: Database, tables: string[]): Promise<string> => {
  const { rows } = await sql<
    Record<string, unknown>
  >`checksum table ${sql.join(tables.map((name) => sql.table(name)))}`.execute(db);
  return JSON.stringify(rows);
};
