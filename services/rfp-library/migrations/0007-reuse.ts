import { addColumns, recordColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;

const tables = [
  sql`create table if not exists rfpContent_changeLog (
    id ${id} not null primary key,
    parentId ${id} not null,
    dateUpdated int not null,
    changedBy ${id} not null,
    changedByName varchar(255) not null,
    field varchar(60) not null,
    oldValue json not null,
    newValue json not null,
    version int not null,
    index rfpContent_changeLog_of (parentId, version),
    constraint rfpContent_changeLog_record foreign key (parentId) references rfpContent (id) on delete cascade
  )`,
  sql`create table if not exists rfpContent_comments (${recordColumns},
    parentId ${id} not null,
    \`text\` mediumtext not null,
    index rfpContent_comments_of (parentId, dateCreated),
    constraint rfpContent_comments_parent foreign key (parentId) references rfpContent (id) on delete cascade
  )`,
];

/** A text's form, its history, and what readers say about it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await addColumns(db, 'rfpContent', { richText: sql`json` });
  for (const table of tables) await table.execute(db);
};
