import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;

const tables = [
  // Names these data: an index of others is made anew. Without a row the next search makes one, and the index with it.
  sql`create table if not exists searchOrigin (
    one tinyint not null primary key,
    id ${id} not null
  )`,
  // What the library knows of bids, from the events of their service.
  sql`create table if not exists liveOpportunities (
    id ${id} not null primary key,
    nickname varchar(200),
    statusId ${id},
    version int not null,
    dateUpdated int not null,
    index liveOpportunities_updated (dateUpdated)
  )`,
  // The text of an entry's document, once it was extracted.
  sql`create table if not exists documentTexts (
    recordId ${id} not null primary key,
    text mediumtext not null,
    dateUpdated int not null,
    index documentTexts_updated (dateUpdated),
    constraint documentTexts_record foreign key (recordId) references rfpContent (id) on delete cascade
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of tables) await table.execute(db);
};
