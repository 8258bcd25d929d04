import { addColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const word = sql`varchar(60) character set ascii collate ascii_bin`;
const id = sql`char(36) character set ascii collate ascii_bin`;
const seconds = sql`int unsigned`;

/** What versions take from the shell and it gives them, versions switched together with the reason, and what fails in browsers. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await addColumns(db, 'module_versions', { uses: sql`json`, requires: sql`json`, provides: sql`json` });
  // Activations from before were of one module each.
  await addColumns(db, 'module_activations', { release: id, reason: sql`varchar(500)` });
  await sql`alter table module_activations modify version ${word}`.execute(db);
  await db.schema
    .createTable('module_failures')
    .ifNotExists()
    .addColumn('day', 'date', (column) => column.notNull())
    .addColumn('name', word, (column) => column.notNull())
    .addColumn('version', word, (column) => column.notNull())
    .addColumn('kind', sql`varchar(20) character set ascii collate ascii_bin`, (column) => column.notNull())
    .addColumn('count', sql`int unsigned`, (column) => column.notNull())
    .addColumn('page', 'varchar(300)', (column) => column.notNull())
    .addColumn('message', 'varchar(300)', (column) => column.notNull())
    .addColumn('lastSeen', seconds, (column) => column.notNull())
    .addPrimaryKeyConstraint('module_failures_pk', ['day', 'name', 'version', 'kind'])
    .execute();
};
