import { addColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** Where in its files a version failed last, and in what a browser. */
export const up = (db: Kysely<unknown>): Promise<void> => addColumns(db, 'module_failures', { details: sql`json` });
