import { statedCopies } from '@bidwright/service-testing';
import { sql } from 'kysely';
import type { Db } from '../tables.ts';
import { copies } from '../watched/copies.ts';

/** Collections of admin are here as a whole. */
export const pulled = async (db: Db, names: string[]): Promise<void> => {
  const here = statedCopies({ admin: copies.admin }).filter(({ col }) => names.includes(col));
  const rows = here.map(({ service, col, hash }) => sql`(${service}, ${col}, ${hash}, 1)`);
  await sql`insert into copy_pulls (service, col, statement, done) values ${sql.join(rows)}`.execute(db);
};
