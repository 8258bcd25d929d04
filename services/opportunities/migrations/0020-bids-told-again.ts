import { type Kysely, sql } from 'kysely';

/** The library keeps more of bids than it did when it was told of them: it is told once more. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`delete from announced where col = 'opportunities' and receiver = 'rfp-library'`.execute(db);
};
