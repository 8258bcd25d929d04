import { recordColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;

const tables = [
  sql`create table if not exists posts (
    ${recordColumns},
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
