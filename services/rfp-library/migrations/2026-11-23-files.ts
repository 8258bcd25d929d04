import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;

const files = (name: string) => sql`create table if not exists ${sql.table(name)} (
    id ${id} not null primary key,
    version int not null,
    dateCreated int not null,
    dateUpdated int not null,
    addedById ${id},
    addedByName varchar(255),
    fieldVersions json not null,
    name varchar(255),
    documentName varchar(255),
    documentUrl varchar(255),
    mediaType varchar(100),
    size int,
    textState varchar(60) not null,
    textProblem varchar(60),
    status varchar(60) not null,
    index ${sql.id(`${name}_newest`)} (dateCreated),
    index ${sql.id(`${name}_name`)} (name),
    index ${sql.id(`${name}_state`)} (status, dateUpdated)
  )`;

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const name of ['images', 'files']) await files(name).execute(db);
};
