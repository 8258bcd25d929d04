import { recordColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;

/** From when to when people are away, with an index for each of the contract's `asked`. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table if not exists leaves (
    ${recordColumns},
    personId ${id} not null,
    personName varchar(255) not null,
    kind varchar(60) not null,
    firstDay date not null,
    lastDay date not null,
    hoursPerDay decimal(15, 2),
    status varchar(60) not null,
    index leaves_person (personId, lastDay),
    index leaves_by_personName (personName),
    index leaves_by_firstDay (firstDay),
    index leaves_by_lastDay (lastDay),
    index leaves_newest (dateCreated),
    index leaves_by_dateUpdated (dateUpdated),
    index leaves_by_addedById (addedById),
    index leaves_inUse (status, dateCreated)
  )`.execute(db);
};
