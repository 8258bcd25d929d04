import { addIndex } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** The newest records in use are listed without a look at archived ones. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  addIndex(db, 'projections', 'projections_inUse', sql`index projections_inUse (status, dateCreated)`);
