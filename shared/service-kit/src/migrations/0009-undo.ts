import { type Kysely, sql } from 'kysely';
import { addColumns } from '../columns.ts';

/** What takes back what an import has done with a row. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  addColumns(db, 'background_job_results', { deeds: sql`longtext` });
