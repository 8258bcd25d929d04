import { type Kysely, sql } from 'kysely';

const word = sql`varchar(60) character set ascii collate ascii_bin`;

/** How people wish to be told, where it is not as the firm has it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('notice_wishes')
    .ifNotExists()
    .addColumn('personId', sql`char(36) character set ascii collate ascii_bin`, (column) => column.notNull())
    .addColumn('type', word, (column) => column.notNull())
    .addColumn('wish', word, (column) => column.notNull())
    .addPrimaryKeyConstraint('notice_wishes_pk', ['personId', 'type'])
    .execute();
};
