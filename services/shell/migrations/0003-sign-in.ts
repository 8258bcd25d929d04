import { addIndex } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;
const hash = sql`char(64) character set ascii collate ascii_bin`;
/** Letters that only look alike must not be the same address. */
const address = sql`varchar(254) character set utf8mb4 collate utf8mb4_bin`;
const seconds = sql`int unsigned`;

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('accounts')
    .ifNotExists()
    .addColumn('id', id, (column) => column.primaryKey())
    .addColumn('email', address, (column) => column.notNull())
    .addColumn('passwordHash', 'varchar(255)')
    .addColumn('googleId', sql`varchar(255) character set ascii collate ascii_bin`)
    .addColumn('name', 'varchar(161)', (column) => column.notNull())
    .addColumn('permissions', 'json', (column) => column.notNull())
    .addColumn('teams', 'json', (column) => column.notNull())
    .addColumn('status', 'varchar(60)')
    .addColumn('expirationDate', 'date')
    .addColumn('registration', 'json')
    .addColumn('isFirst', sql`tinyint(1)`)
    .addColumn('dateCreated', seconds, (column) => column.notNull())
    .addUniqueConstraint('accounts_email', ['email'])
    .addUniqueConstraint('accounts_google', ['googleId'])
    .addUniqueConstraint('accounts_first', ['isFirst'])
    .execute();
  await db.schema
    .createTable('sessions')
    .ifNotExists()
    .addColumn('tokenHash', hash, (column) => column.primaryKey())
    .addColumn('accountId', id, (column) => column.notNull())
    .addColumn('dateCreated', seconds, (column) => column.notNull())
    .addColumn('expires', seconds, (column) => column.notNull())
    .addForeignKeyConstraint('sessions_account', ['accountId'], 'accounts', ['id'], (key) => key.onDelete('cascade'))
    .execute();
  await addIndex(db, 'sessions', 'sessions_expires', sql`index sessions_expires (expires)`);
  await db.schema
    .createTable('passwordResets')
    .ifNotExists()
    .addColumn('tokenHash', hash, (column) => column.primaryKey())
    .addColumn('accountId', id, (column) => column.notNull())
    .addColumn('expires', seconds, (column) => column.notNull())
    .addForeignKeyConstraint('resets_account', ['accountId'], 'accounts', ['id'], (key) => key.onDelete('cascade'))
    .execute();
};
