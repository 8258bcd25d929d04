import { type Kysely, sql } from 'kysely';
import { addIndex } from '../columns.ts';

const id = sql`char(36) character set ascii collate ascii_bin`;
const word = sql`varchar(64) character set ascii collate ascii_bin`;

/** What a merge has moved, for as long as it can be taken back. */
const tables = [
  sql`create table if not exists merges (
    fromId ${id} not null primary key,
    intoId ${id} not null,
    col ${word} not null,
    dateCreated int not null,
    byId ${id} not null,
    byName varchar(255) not null,
    statusBefore varchar(60),
    fields json not null,
    index merges_into (intoId),
    index merges_age (dateCreated)
  )`,
  sql`create table if not exists moved (
    fromId ${id} not null,
    intoId ${id} not null,
    tableName ${word} not null,
    field ${word} not null,
    rowId ${id} not null,
    kind ${word} not null,
    keyName ${word} not null,
    col ${word} not null,
    sub ${word},
    kept longtext,
    dateCreated int not null,
    primary key (fromId, intoId, tableName, field, rowId),
    index moved_age (dateCreated)
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of tables) await table.execute(db);
  // A record's audit tells of what belongs to it too.
  await addIndex(db, 'audit', 'audit_parent', sql`index audit_parent (parentId, seq)`);
};
