import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;
const word = sql`varchar(60) character set ascii collate ascii_bin`;

const tables = [
  // Whatever may lie in the storage stands here before it is there, and until it is gone.
  sql`create table if not exists stored_files (
    storageKey ${word} not null primary key,
    col ${word} not null,
    recordId ${id} not null,
    state ${word} not null,
    at int not null,
    sha256 char(64) character set ascii collate ascii_bin,
    index stored_files_record (recordId),
    index stored_files_state (state, at)
  )`,
  sql`create table if not exists document_texts (
    recordId ${id} not null primary key,
    col ${word} not null,
    state ${word} not null,
    at int not null,
    content mediumtext,
    index document_texts_state (state, at)
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of tables) await table.execute(db);
};
