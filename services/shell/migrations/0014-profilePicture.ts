import { addColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** Where the picture of a person lies, as admin last told it. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  addColumns(db, 'accounts', { profilePicture: sql`varchar(500)` });
