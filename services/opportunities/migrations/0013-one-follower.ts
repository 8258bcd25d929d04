import { addIndex } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** A person follows a bid once; of those who did so twice the first time stays. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`delete later from opportunities_followers as later join opportunities_followers as first
    on first.parentId = later.parentId and first.addedById = later.addedById and first.id < later.id`.execute(db);
  await addIndex(
    db,
    'opportunities_followers',
    'opportunities_followers_addedBy',
    sql`unique index opportunities_followers_addedBy (parentId, addedById)`,
  );
};
