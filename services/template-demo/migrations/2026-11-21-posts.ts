import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;

/** Columns that the service keeps of every record. */
const kept = sql`
    id ${id} not null primary key,
    version int not null,
    dateCreated int not null,
    dateUpdated int not null,
    addedById ${id},
    addedByName varchar(255),
    fieldVersions json not null`;

const tables = [
  sql`create table if not exists posts (
    ${kept},
    name varchar(120) not null,
    \`text\` varchar(1000) not null,
    postedOn date not null,
    likes int,
    liked tinyint(1) not null,
    ownerId ${id},
    ownerName varchar(255),
    index posts_newest (dateCreated),
    index posts_of (ownerId, postedOn)
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of tables) await table.execute(db);
};
