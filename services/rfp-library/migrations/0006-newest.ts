import { addIndex } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** The newest records in use are listed without a look at archived ones. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  addIndex(db, 'rfpContent', 'rfpContent_inUse', sql`index rfpContent_inUse (status, dateCreated)`);
