import { type Kysely, sql } from 'kysely';

const word = sql`varchar(60) character set ascii collate ascii_bin`;
const seconds = sql`int unsigned`;

/** Versions that single people see of a module, until they end. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('module_overrides')
    .ifNotExists()
    .addColumn('codeHash', sql`char(64) character set ascii collate ascii_bin`, (column) => column.primaryKey())
    .addColumn('name', word, (column) => column.notNull())
    .addColumn('personId', sql`char(36) character set ascii collate ascii_bin`)
    .addColumn('version', word, (column) => column.notNull())
    .addColumn('container', sql`varchar(120) character set ascii collate ascii_bin`, (column) => column.notNull())
    .addColumn('entry', 'varchar(255)', (column) => column.notNull())
    .addColumn('preload', 'json', (column) => column.notNull())
    .addColumn('files', 'json', (column) => column.notNull())
    .addColumn('file', 'json', (column) => column.notNull())
    .addColumn('expires', seconds, (column) => column.notNull())
    .addIndex('module_overrides_person', ['personId', 'name'])
    .execute();
};
