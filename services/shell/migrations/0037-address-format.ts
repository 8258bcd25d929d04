import { addColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** How the firm writes addresses. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  addColumns(db, 'firm_settings', { addressFormat: sql`varchar(20) not null default 'cityStateCode'` });
