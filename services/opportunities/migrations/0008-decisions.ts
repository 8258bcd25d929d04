import { addColumns, recordColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;
const noList = sql`json not null default ('[]')`;

/** What a bid is weighed by, what a decision was weighed by, and to whom it was mailed. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table if not exists scorecards (${recordColumns},
    name varchar(120) not null,
    threshold int not null,
    factors json not null,
    stops json not null,
    status varchar(60) not null,
    index scorecards_newest (dateCreated)
  )`.execute(db);
  await addColumns(db, 'opportunities_decisions', {
    factors: noList,
    stops: noList,
    threshold: sql`int`,
    sentSubject: sql`varchar(255)`,
    sentText: sql`mediumtext`,
  });
  await sql`create table if not exists opportunities_decisions_sentTo (
    recordId ${id} not null,
    refId ${id} not null,
    name varchar(255) not null,
    position int not null,
    primary key (recordId, refId),
    index opportunities_decisions_sentTo_of (refId),
    constraint opportunities_decisions_sentTo_record foreign key (recordId) references opportunities_decisions (id)
      on delete cascade
  )`.execute(db);
};
