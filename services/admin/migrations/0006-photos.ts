import { fileColumns, recordColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;

/** Pictures of people, each a file of its own. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table if not exists photos (${recordColumns},
    name varchar(255),
    userId ${id} not null,
    userName varchar(255) not null,
    ${fileColumns},
    status varchar(60) not null,
    index photos_user (userId),
    index photos_newest (dateCreated),
    index photos_state (status, dateUpdated)
  )`.execute(db);
};
