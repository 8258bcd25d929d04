import { recordColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;

/** Who is told what becomes of which bid. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table if not exists opportunities_followers (${recordColumns},
    parentId ${id} not null,
    index opportunities_followers_of (parentId, dateCreated),
    index opportunities_followers_by (addedById, dateCreated),
    constraint opportunities_followers_record foreign key (parentId) references opportunities (id) on delete cascade
  )`.execute(db);
};
