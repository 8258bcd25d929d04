import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;
const word = sql`varchar(60) character set ascii collate ascii_bin`;

/** What a service knows of other services' records, and what it has told of its own. */
const tables = [
  sql`create table if not exists copies (
    col ${word} not null,
    id ${id} not null,
    version int not null,
    record json not null,
    primary key (col, id)
  )`,
  sql`create table if not exists announced (
    col ${word} not null,
    receiver ${word} not null,
    primary key (col, receiver)
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of tables) await table.execute(db);
};
