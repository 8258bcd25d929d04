import { addColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** The languages that the firm offers, and that of newcomers; null: all, and English. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  addColumns(db, 'firm_settings', { languages: sql`json null`, language: sql`char(2) null` });
