import { addColumns, addIndex } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** The day by which the client decides on the next option period of a contract; projects are sorted by it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await addColumns(db, 'opportunities', { nextOptionDate: sql`date` });
  const name = 'opportunities_by_nextOptionDate';
  await addIndex(db, 'opportunities', name, sql`index ${sql.ref(name)} (nextOptionDate)`);
};
