import { type Kysely, sql } from 'kysely';

/** What the front door knows of other services' records it keeps like any service, and pulls it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop table if exists watched`.execute(db);
};
