import { addColumns, addIndex } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const seconds = sql`int unsigned`;

/** When people signed in last, and links that invite those who never did. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await addColumns(db, 'accounts', { lastSignIn: seconds });
  await db.schema
    .createTable('invitations')
    .ifNotExists()
    .addColumn('tokenHash', sql`char(64) character set ascii collate ascii_bin`, (column) => column.primaryKey())
    .addColumn('accountId', sql`char(36) character set ascii collate ascii_bin`, (column) => column.notNull())
    .addColumn('dateCreated', seconds, (column) => column.notNull())
    .addColumn('expires', seconds, (column) => column.notNull())
    .addColumn('used', seconds)
    .addForeignKeyConstraint('invitations_account', ['accountId'], 'accounts', ['id'], (key) => key.onDelete('cascade'))
    .execute();
  await addIndex(db, 'invitations', 'invitations_expires', sql`index invitations_expires (expires)`);
};
