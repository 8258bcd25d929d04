import { type Kysely, sql } from 'kysely';

const word = sql`varchar(60) character set ascii collate ascii_bin`;

/** Whom a fresh version failed: a version that fails several people is taken back. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('module_failure_people')
    .ifNotExists()
    .addColumn('name', word, (column) => column.notNull())
    .addColumn('version', word, (column) => column.notNull())
    .addColumn('personId', sql`char(36) character set ascii collate ascii_bin`, (column) => column.notNull())
    .addColumn('dateCreated', sql`int unsigned`, (column) => column.notNull())
    .addPrimaryKeyConstraint('module_failure_people_pk', ['name', 'version', 'personId'])
    .execute();
};
