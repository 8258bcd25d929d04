import { type Kysely, sql } from 'kysely';

/** The pairs with which a service signs what it asks of others, as JSON Web Keys. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table if not exists signing_keys (
    id char(36) character set ascii collate ascii_bin not null primary key,
    publicKey varchar(500) character set ascii collate ascii_bin not null,
    privateKey varchar(500) character set ascii collate ascii_bin not null,
    usedFrom int not null
  )`.execute(db);
};
