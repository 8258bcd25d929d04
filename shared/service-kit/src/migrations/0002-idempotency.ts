import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table if not exists idempotency (
    personId char(36) character set ascii collate ascii_bin not null,
    \`key\` varchar(200) character set ascii collate ascii_bin not null,
    request char(64) character set ascii collate ascii_bin not null,
    answer mediumtext not null,
    dateCreated int not null,
    primary key (personId, \`key\`),
    index idempotency_age (dateCreated)
  )`.execute(db);
};
