import { addIndex } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** Which sessions were handed a version after it was switched on, and how it fared there; in the place of whom it failed. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await addIndex(db, 'module_activations', 'module_activations_date', sql`index module_activations_date (dateCreated)`);
  await db.schema
    .createTable('module_deliveries')
    .ifNotExists()
    .addColumn('activationId', sql`bigint unsigned`, (column) => column.notNull())
    .addColumn('sessionHash', sql`char(64) character set ascii collate ascii_bin`, (column) => column.notNull())
    .addColumn('personId', sql`char(36) character set ascii collate ascii_bin`, (column) => column.notNull())
    .addColumn('outcome', sql`varchar(10) character set ascii collate ascii_bin`)
    .addColumn('dateCreated', sql`int unsigned`, (column) => column.notNull())
    .addPrimaryKeyConstraint('module_deliveries_pk', ['activationId', 'sessionHash'])
    .execute();
  await db.schema.dropTable('module_failure_people').ifExists().execute();
};
