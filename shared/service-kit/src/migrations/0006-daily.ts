import { type Kysely, sql } from 'kysely';

/** Up to which day a job that is done once a day has been done. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table if not exists daily_runs (
    job varchar(60) character set ascii collate ascii_bin not null primary key,
    day date not null
  )`.execute(db);
};
