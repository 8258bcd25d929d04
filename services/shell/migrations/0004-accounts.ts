import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;
const hash = sql`char(64) character set ascii collate ascii_bin`;
const seconds = sql`int unsigned`;

const createLimits = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('limits')
    .ifNotExists()
    .addColumn('id', hash, (column) => column.primaryKey())
    .addColumn('spentUntil', sql`bigint unsigned`, (column) => column.notNull())
    .addIndex('limits_spentUntil', ['spentUntil'])
    .execute();
};

/** Made anew, for the columns have no values for sessions of before: everyone signs in once more. */
const renewSessions = async (db: Kysely<unknown>) => {
  await db.schema.dropTable('sessions').ifExists().execute();
  await db.schema
    .createTable('sessions')
    .addColumn('tokenHash', hash, (column) => column.primaryKey())
    .addColumn('id', id, (column) => column.notNull().unique())
    .addColumn('accountId', id, (column) => column.notNull())
    .addColumn('browser', 'varchar(60)')
    .addColumn('system', 'varchar(60)')
    .addColumn('dateCreated', seconds, (column) => column.notNull())
    .addColumn('lastSeen', seconds, (column) => column.notNull())
    .addColumn('expires', seconds, (column) => column.notNull())
    .addIndex('sessions_expires', ['expires'])
    .addForeignKeyConstraint('sessions_account', ['accountId'], 'accounts', ['id'], (key) => key.onDelete('cascade'))
    .execute();
};

/** One link an account: made anew, for that was no rule before; links of the last hour are asked for again. */
const renewPasswordResets = async (db: Kysely<unknown>) => {
  await db.schema.dropTable('passwordResets').ifExists().execute();
  await db.schema
    .createTable('passwordResets')
    .addColumn('accountId', id, (column) => column.primaryKey())
    .addColumn('tokenHash', hash, (column) => column.notNull().unique())
    .addColumn('expires', seconds, (column) => column.notNull())
    .addForeignKeyConstraint('resets_account', ['accountId'], 'accounts', ['id'], (key) => key.onDelete('cascade'))
    .execute();
};

const createGoogleLinks = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('googleLinks')
    .ifNotExists()
    .addColumn('accountId', id, (column) => column.primaryKey())
    .addColumn('tokenHash', hash, (column) => column.notNull().unique())
    .addColumn('googleId', sql`varchar(255) character set ascii collate ascii_bin`, (column) => column.notNull())
    .addColumn('expires', seconds, (column) => column.notNull())
    .addForeignKeyConstraint('links_account', ['accountId'], 'accounts', ['id'], (key) => key.onDelete('cascade'))
    .execute();
};

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createLimits(db);
  await renewSessions(db);
  await renewPasswordResets(db);
  await createGoogleLinks(db);
};
