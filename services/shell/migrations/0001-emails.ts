import { addIndex } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const seconds = sql`int unsigned`;

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('emails')
    .ifNotExists()
    .addColumn('id', sql`char(36) character set ascii collate ascii_bin`, (column) => column.primaryKey())
    .addColumn('recipient', 'varchar(254)', (column) => column.notNull())
    .addColumn('subject', 'varchar(255)', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('secret', sql`tinyint(1)`, (column) => column.notNull())
    .addColumn('status', 'varchar(20)', (column) => column.notNull())
    .addColumn('attempts', sql`int unsigned`, (column) => column.notNull())
    .addColumn('nextAttempt', seconds, (column) => column.notNull())
    .addColumn('dateCreated', seconds, (column) => column.notNull())
    .addColumn('dateSent', seconds)
    .execute();
  await addIndex(db, 'emails', 'emails_due', sql`index emails_due (status, nextAttempt)`);
};
