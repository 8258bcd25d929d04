import { addColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** Of two Admins who change a webhook the second is told. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  addColumns(db, 'webhooks', { version: sql`int unsigned not null default 1` });
