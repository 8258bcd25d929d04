import { addIndex } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** What came of a bid counts for the texts that were used in it: these are found by the bid. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  addIndex(db, 'rfpContent_uses', 'rfpContent_uses_bid', sql`index rfpContent_uses_bid (opportunityId)`);
