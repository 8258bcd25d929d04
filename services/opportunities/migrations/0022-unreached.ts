import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;

/** Whom the mail about a decision did not reach. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table if not exists opportunities_decisions_unreached (
    recordId ${id} not null,
    refId ${id} not null,
    name varchar(255) not null,
    position int not null,
    primary key (recordId, refId),
    index opportunities_decisions_unreached_of (refId),
    constraint opportunities_decisions_unreached_record foreign key (recordId) references opportunities_decisions (id)
      on delete cascade
  )`.execute(db);
};
