import { type Kysely, sql } from 'kysely';

const word = sql`varchar(60) character set ascii collate ascii_bin`;

/** How often the services of modules were asked in an hour, and how long that took, by the version that was on. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('module_calls')
    .ifNotExists()
    .addColumn('hour', sql`int unsigned`, (column) => column.notNull())
    .addColumn('name', word, (column) => column.notNull())
    .addColumn('version', word, (column) => column.notNull())
    .addColumn('bucket', sql`tinyint unsigned`, (column) => column.notNull())
    .addColumn('count', sql`int unsigned`, (column) => column.notNull())
    .addPrimaryKeyConstraint('module_calls_pk', ['hour', 'name', 'version', 'bucket'])
    .execute();
};
