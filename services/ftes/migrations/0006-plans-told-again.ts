import { type Kysely, sql } from 'kysely';

/** The service of bids keeps more of plans than it did when it was told of them: it is told once more. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`delete from announced where col = 'projections' and receiver = 'opportunities'`.execute(db);
};
