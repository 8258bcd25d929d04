import { addColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** The postal code of a company's address. */
export const up = (db: Kysely<unknown>): Promise<void> => addColumns(db, 'companies', { postalCode: sql`varchar(20)` });
