import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;
const word = sql`varchar(60) character set ascii collate ascii_bin`;

/** Records of subcollections that no contract states. Their fields are text: a server's own JSON has a limit of depth. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table if not exists free_records (
    id ${id} not null primary key,
    col ${word} not null,
    parentId ${id} not null,
    sub ${word} not null,
    fields longtext not null,
    version int not null,
    dateCreated int not null,
    dateUpdated int not null,
    addedById ${id} not null,
    addedByName varchar(255) not null,
    key free_records_parent (col, parentId, sub, dateCreated, id)
  )`.execute(db);
};
