import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;
const ascii = (length: number) => sql.raw<string>(`varchar(${length}) character set ascii collate ascii_bin`);

/** Secret links by which calendars read feeds. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table if not exists feed_links (
    id ${id} not null primary key,
    accountId ${id} not null,
    feed ${ascii(60)} not null,
    keyHash ${ascii(64)} not null,
    dateCreated int not null,
    lastRead int,
    unique index feed_links_key (keyHash),
    unique index feed_links_one (accountId, feed)
  )`.execute(db);
};
