import { type Kysely, sql } from 'kysely';

const word = sql`varchar(60) character set ascii collate ascii_bin`;
const container = sql`varchar(120) character set ascii collate ascii_bin`;
const seconds = sql`int unsigned`;

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('module_versions')
    .ifNotExists()
    .addColumn('name', word, (column) => column.notNull())
    .addColumn('version', word, (column) => column.notNull())
    .addColumn('container', container, (column) => column.notNull())
    .addColumn('entry', 'varchar(255)', (column) => column.notNull())
    .addColumn('preload', 'json', (column) => column.notNull())
    .addColumn('files', 'json', (column) => column.notNull())
    .addColumn('file', 'json', (column) => column.notNull())
    .addColumn('dateCreated', seconds, (column) => column.notNull())
    .addPrimaryKeyConstraint('module_versions_pk', ['name', 'version'])
    .addUniqueConstraint('module_versions_container', ['container'])
    .execute();
  await db.schema
    .createTable('modules')
    .ifNotExists()
    .addColumn('name', word, (column) => column.primaryKey())
    .addColumn('activeVersion', word)
    .addForeignKeyConstraint('modules_version', ['name', 'activeVersion'], 'module_versions', ['name', 'version'])
    .execute();
  await db.schema
    .createTable('module_activations')
    .ifNotExists()
    .addColumn('id', sql`bigint unsigned`, (column) => column.primaryKey().autoIncrement())
    .addColumn('name', word, (column) => column.notNull())
    .addColumn('version', word, (column) => column.notNull())
    .addColumn('previous', word)
    .addColumn('activatedById', sql`char(36) character set ascii collate ascii_bin`)
    .addColumn('activatedByName', 'varchar(161)', (column) => column.notNull())
    .addColumn('dateCreated', seconds, (column) => column.notNull())
    .addForeignKeyConstraint('module_activations_version', ['name', 'version'], 'module_versions', ['name', 'version'])
    .execute();
};
