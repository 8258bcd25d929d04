import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;
const hash = sql`char(64) character set ascii collate ascii_bin`;
const prefix = sql`varchar(12) character set ascii collate ascii_bin`;
const seconds = sql`int unsigned`;

/** With what programs ask. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('program_keys')
    .ifNotExists()
    .addColumn('id', id, (column) => column.primaryKey())
    .addColumn('keyHash', hash, (column) => column.notNull().unique())
    .addColumn('prefix', prefix, (column) => column.notNull())
    .addColumn('name', 'varchar(80)', (column) => column.notNull())
    .addColumn('roles', 'json', (column) => column.notNull())
    .addColumn('expirationDate', 'date', (column) => column.notNull())
    .addColumn('madeById', id, (column) => column.notNull())
    .addColumn('madeByName', 'varchar(161)', (column) => column.notNull())
    .addColumn('dateCreated', seconds, (column) => column.notNull())
    .addColumn('lastUsed', seconds)
    .addColumn('revoked', seconds)
    .execute();
};
