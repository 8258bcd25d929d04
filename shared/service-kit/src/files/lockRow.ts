import { sql } from 'kysely';
import type { Database } from '../connect.ts';

/** Nobody else changes the record until the transaction ends. */
export const lockRow = async (trx: Database, table: string, id: string): Promise<void> => {
  await sql`select 1 from ${sql.table(table)} where id = ${id} for update`.execute(trx);
};
