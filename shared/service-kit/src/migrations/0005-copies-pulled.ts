import { type Kysely, sql } from 'kysely';
import { addColumns, addIndex } from '../columns.ts';

const id = sql`char(36) character set ascii collate ascii_bin`;
const word = sql`varchar(60) character set ascii collate ascii_bin`;
const hash = sql`char(64) character set ascii collate ascii_bin`;

/** How far the service has pulled what it keeps of others, which of these records are gone, and what copies belong to. */
const tables = [
  sql`create table if not exists copy_pulls (
    service ${word} not null,
    col ${word} not null,
    statement ${hash} not null,
    lastId ${id} not null default '',
    done tinyint(1) not null default 0,
    primary key (service, col)
  )`,
  sql`create table if not exists copy_removals (
    col ${word} not null,
    id ${id} not null,
    dateCreated int not null,
    primary key (col, id),
    index copy_removals_age (dateCreated)
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of tables) await table.execute(db);
  await addColumns(db, 'copies', { parentId: id });
  await addIndex(db, 'copies', 'copies_parent', sql`index copies_parent (col, parentId, id)`);
};
