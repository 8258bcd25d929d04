import { type Kysely, sql } from 'kysely';

/** Modules that an Admin has opened to more roles than they are usually for. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('opened_modules')
    .ifNotExists()
    .addColumn('name', sql`varchar(60) character set ascii collate ascii_bin`, (column) => column.primaryKey())
    .addColumn('openedById', sql`char(36) character set ascii collate ascii_bin`, (column) => column.notNull())
    .addColumn('openedByName', 'varchar(255)', (column) => column.notNull())
    .addColumn('dateCreated', sql`int unsigned`, (column) => column.notNull())
    .execute();
};
