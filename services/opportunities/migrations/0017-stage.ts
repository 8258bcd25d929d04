import { addIndex, dropIndex } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const table = 'opportunities';

/** Bids of some statuses by due date are found in an index alone; it takes the place of one that did not know what is archived. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const name = `${table}_stage`;
  await addIndex(db, table, name, sql`index ${sql.ref(name)} (opportunityStatusId, status, dueDate)`);
  await dropIndex(db, table, `${table}_stage_due`);
};
