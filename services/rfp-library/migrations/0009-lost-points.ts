import { addColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** What bids are called, and on which of their sections points were lost. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  addColumns(db, 'liveOpportunities', { name: sql`varchar(255)`, pointsLost: sql`mediumtext` });
