import { addColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** Which record of which service has a letter sent. */
export const up = (db: Kysely<unknown>): Promise<void> => addColumns(db, 'emails', { origin: sql`varchar(120)` });
