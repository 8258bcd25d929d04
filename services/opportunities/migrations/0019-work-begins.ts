import { addColumns, addIndex } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** From when on work is planned for a bid, beside until when. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await addColumns(db, 'plannedWork', { firstMonth: sql`int` });
  await addIndex(db, 'plannedWork', 'plannedWork_begins', sql`index plannedWork_begins (opportunityId, firstMonth)`);
};
