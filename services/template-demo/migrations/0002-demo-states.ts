import { type Kysely, sql } from 'kysely';

/**
 * What each person has made of each subject of the demo. The table `posts` stays as it is: a service of the version before,
 * which keeps the social profile there, must still start.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table if not exists demoStates (
    person char(36) character set ascii collate ascii_bin not null,
    subject varchar(30) character set ascii collate ascii_bin not null,
    state longtext not null,
    version int not null,
    primary key (person, subject)
  )`.execute(db);
};
