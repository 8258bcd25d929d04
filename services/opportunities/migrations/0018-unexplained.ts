import { addIndex } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** Bids of which nobody wrote down why they were lost are found by it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const name = 'opportunities_by_notesLostDropped';
  await addIndex(db, 'opportunities', name, sql`index ${sql.ref(name)} (notesLostDropped(40))`);
};
