import { addColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** Of each bid the version of the last event about it, beside that of the last which texts had to follow, and whether it is in use. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  addColumns(db, 'liveOpportunities', { heard: sql`int unsigned`, status: sql`varchar(20)` });
