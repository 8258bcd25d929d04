import { addColumns, addIndex } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** The day on which the work of a project ended. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await addColumns(db, 'opportunities', { closedOn: sql`date` });
  await addIndex(db, 'opportunities', 'opportunities_by_closedOn', sql`index opportunities_by_closedOn (closedOn)`);
};
