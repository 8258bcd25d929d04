import { addColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** Where the firm's days begin; null: in the zone of the installation. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  addColumns(db, 'firm_settings', { zone: sql`varchar(64) null` });
