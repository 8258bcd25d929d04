import { type Kysely, sql } from 'kysely';

const hour = sql`tinyint unsigned`;

/** Who mails are from, and when they are sent, as Admins have set it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('mail_settings')
    .ifNotExists()
    .addColumn('id', hour, (column) => column.primaryKey())
    .addColumn('fromName', 'varchar(120)')
    .addColumn('digestHour', hour)
    .addColumn('quietFrom', hour)
    .addColumn('quietUntil', hour)
    .execute();
};
