import { addColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const word = sql`varchar(60) character set ascii collate ascii_bin`;
const id = sql`char(36) character set ascii collate ascii_bin`;

/** Versions that a few people get first, by which kind of failure they failed whom, and how often versions came up. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await addColumns(db, 'modules', {
    restVersion: word,
    stageEnds: sql`int unsigned`,
    stageSeed: id,
    stagePeople: sql`json`,
  });
  await addColumns(db, 'module_deliveries', { kind: sql`varchar(20) character set ascii collate ascii_bin` });
  await db.schema
    .createTable('module_openings')
    .ifNotExists()
    .addColumn('day', 'date', (column) => column.notNull())
    .addColumn('name', word, (column) => column.notNull())
    .addColumn('version', word, (column) => column.notNull())
    .addColumn('count', sql`int unsigned`, (column) => column.notNull())
    .addPrimaryKeyConstraint('module_openings_pk', ['day', 'name', 'version'])
    .execute();
};
