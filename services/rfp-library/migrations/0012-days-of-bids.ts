import { addColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** When bids were due, and the ids of their teams, with commas between them: reports ask for both. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  addColumns(db, 'liveOpportunities', { dueDate: sql`date`, teams: sql`text` });
