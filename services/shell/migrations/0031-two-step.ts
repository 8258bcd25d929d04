import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;
const hash = sql`char(64) character set ascii collate ascii_bin`;
const seconds = sql`int unsigned`;
const base64 = (length: number) => sql.raw<string>(`varchar(${length}) character set ascii collate ascii_bin`);

/** By what people show a second time who they are, and for which roles that is asked. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('authenticators')
    .ifNotExists()
    .addColumn('accountId', id, (column) => column.primaryKey())
    .addColumn('secret', base64(600), (column) => column.notNull())
    .addColumn('lastPeriod', seconds, (column) => column.notNull())
    .addColumn('dateCreated', seconds, (column) => column.notNull())
    .addForeignKeyConstraint('authenticators_account', ['accountId'], 'accounts', ['id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createTable('recoveryCodes')
    .ifNotExists()
    .addColumn('accountId', id, (column) => column.notNull())
    .addColumn('codeHash', hash, (column) => column.notNull())
    .addPrimaryKeyConstraint('recoveryCodes_pk', ['accountId', 'codeHash'])
    .addForeignKeyConstraint('recoveryCodes_account', ['accountId'], 'accounts', ['id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createTable('passkeys')
    .ifNotExists()
    .addColumn('idHash', hash, (column) => column.primaryKey())
    .addColumn('credentialId', base64(1400), (column) => column.notNull())
    .addColumn('accountId', id, (column) => column.notNull())
    .addColumn('name', 'varchar(60)', (column) => column.notNull())
    .addColumn('publicKey', base64(2000), (column) => column.notNull())
    .addColumn('counter', seconds, (column) => column.notNull())
    .addColumn('transports', 'json', (column) => column.notNull())
    .addColumn('dateCreated', seconds, (column) => column.notNull())
    .addColumn('lastUsed', seconds)
    .addForeignKeyConstraint('passkeys_account', ['accountId'], 'accounts', ['id'], (key) => key.onDelete('cascade'))
    .execute();
  await db.schema
    .createTable('usedChallenges')
    .ifNotExists()
    .addColumn('challengeHash', hash, (column) => column.primaryKey())
    .addColumn('expires', seconds, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('two_step_roles')
    .ifNotExists()
    .addColumn('role', 'varchar(40)', (column) => column.primaryKey())
    .execute();
};
