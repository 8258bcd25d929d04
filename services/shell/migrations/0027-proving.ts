import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;
const hash = sql`char(64) character set ascii collate ascii_bin`;
const word = sql`varchar(60) character set ascii collate ascii_bin`;
const seconds = sql`int unsigned`;
const small = sql`smallint unsigned`;

/** Versions that a browser tries before people get them, and the sessions in which it does. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('module_provings')
    .ifNotExists()
    .addColumn('seq', sql`int unsigned`, (column) => column.autoIncrement().primaryKey())
    .addColumn('id', id, (column) => column.notNull().unique())
    .addColumn('versions', 'json', (column) => column.notNull())
    .addColumn('state', word, (column) => column.notNull())
    .addColumn('opened', small, (column) => column.notNull().defaultTo(0))
    .addColumn('planned', small, (column) => column.notNull().defaultTo(0))
    .addColumn('notOpened', 'json')
    .addColumn('faults', 'json')
    .addColumn('hasPicture', sql`tinyint(1)`, (column) => column.notNull().defaultTo(0))
    .addColumn('dateCreated', seconds, (column) => column.notNull())
    .addColumn('dateEnded', seconds)
    .execute();
  await db.schema
    .createTable('proving_sessions')
    .ifNotExists()
    .addColumn('tokenHash', hash, (column) => column.primaryKey())
    .addColumn('provingId', id, (column) => column.notNull())
    .addColumn('accountId', id)
    .addColumn('role', word, (column) => column.notNull())
    .addColumn('expires', seconds, (column) => column.notNull())
    .execute();
};
