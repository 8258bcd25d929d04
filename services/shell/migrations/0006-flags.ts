import { addColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const no = sql`tinyint(1) not null default 0`;

/** What an Admin lets a person see, as admin last told it. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  addColumns(db, 'accounts', { showActuals: no, showProjections: no });
