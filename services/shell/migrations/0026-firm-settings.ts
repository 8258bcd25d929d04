import { type Kysely, sql } from 'kysely';

const small = sql`tinyint unsigned`;

/** In which currency the firm reckons, and when its fiscal year begins, as Admins have set it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('firm_settings')
    .ifNotExists()
    .addColumn('id', small, (column) => column.primaryKey())
    .addColumn('currency', 'char(3)', (column) => column.notNull())
    .addColumn('fiscalYearStart', small, (column) => column.notNull())
    .execute();
};
