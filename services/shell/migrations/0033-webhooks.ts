import { addIndex } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;
const word = sql`varchar(10) character set ascii collate ascii_bin`;
const sealed = sql`text character set ascii collate ascii_bin`;
const seconds = sql`int unsigned`;

/** Which programs are told of what happens, and what waits for them or was sent. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('webhooks')
    .ifNotExists()
    .addColumn('id', id, (column) => column.primaryKey())
    .addColumn('name', 'varchar(80)', (column) => column.notNull())
    .addColumn('kind', word, (column) => column.notNull())
    .addColumn('address', sealed, (column) => column.notNull())
    .addColumn('shown', 'varchar(300)', (column) => column.notNull())
    .addColumn('secret', sealed)
    .addColumn('former', sealed)
    .addColumn('formerUntil', seconds)
    .addColumn('collections', 'json', (column) => column.notNull())
    .addColumn('changes', 'json', (column) => column.notNull())
    .addColumn('notices', 'json', (column) => column.notNull())
    .addColumn('roles', 'json', (column) => column.notNull())
    .addColumn('language', sql`char(2) character set ascii`, (column) => column.notNull())
    .addColumn('state', word, (column) => column.notNull())
    .addColumn('fault', word)
    .addColumn('tries', seconds, (column) => column.notNull().defaultTo(0))
    .addColumn('nextTry', seconds, (column) => column.notNull().defaultTo(0))
    .addColumn('lease', id)
    .addColumn('leaseUntil', seconds, (column) => column.notNull().defaultTo(0))
    .addColumn('madeById', id, (column) => column.notNull())
    .addColumn('madeByName', 'varchar(161)', (column) => column.notNull())
    .addColumn('dateCreated', seconds, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('webhook_deliveries')
    .ifNotExists()
    .addColumn('id', sql`bigint unsigned`, (column) => column.primaryKey().autoIncrement())
    .addColumn('webhookId', id, (column) => column.notNull())
    .addColumn('messageId', id, (column) => column.notNull())
    .addColumn('topic', 'varchar(190)', (column) => column.notNull())
    .addColumn('told', 'json', (column) => column.notNull())
    .addColumn('state', word, (column) => column.notNull())
    .addColumn('tries', seconds, (column) => column.notNull().defaultTo(0))
    .addColumn('code', seconds)
    .addColumn('said', 'varchar(300)')
    .addColumn('tried', seconds)
    .addColumn('dateCreated', seconds, (column) => column.notNull())
    .execute();
  await addIndex(
    db,
    'webhook_deliveries',
    'webhook_deliveries_of',
    sql`index webhook_deliveries_of (webhookId, state, id)`,
  );
  await addIndex(db, 'webhook_deliveries', 'webhook_deliveries_old', sql`index webhook_deliveries_old (dateCreated)`);
};
