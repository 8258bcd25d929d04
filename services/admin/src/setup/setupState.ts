import type { setupState as stated } from '@bidwright/contract-admin';
import { setupState as call } from '@bidwright/contract-admin';
import type { AnswerOf } from '@bidwright/contract-kit';
import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** Counts what is in use of each collection, in one statement. */
export const setupState = async (db: Db): Promise<AnswerOf<typeof stated>> => {
  const counts = (call.reads ?? []).map(
    (col) => sql`select ${col} as col, count(*) as count from ${sql.table(col)} where status = 'Active'`,
  );
  const { rows } = await sql<{ col: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(db);
  return rows;
};
