import { recordColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;

const links = (table: string) => sql`create table if not exists ${sql.table(table)} (
    recordId ${id} not null,
    refId ${id} not null,
    name varchar(255) not null,
    position int not null,
    primary key (recordId, refId),
    index ${sql.ref(`${table}_of`)} (refId),
    constraint ${sql.ref(`${table}_record`)} foreign key (recordId) references actuals (id) on delete cascade
  )`;

/** Hours that people have worked, one record a person and bid, with an index for each of the contract's `asked`. */
const actuals = sql`create table if not exists actuals (
    ${recordColumns},
    fteId ${id} not null,
    fteName varchar(255) not null,
    opportunityId ${id} not null,
    opportunityName varchar(255) not null,
    entries json not null,
    oppManagerId ${id},
    oppManagerName varchar(255),
    oppOwnerId ${id},
    oppOwnerName varchar(255),
    firstMonth int,
    lastMonth int,
    status varchar(60) not null,
    unique index actuals_once_fte (fteId, opportunityId),
    index actuals_newest (dateCreated),
    index actuals_opportunity (opportunityId),
    index actuals_name (opportunityName),
    index actuals_span (lastMonth),
    index actuals_by_fteName (fteName),
    index actuals_manager (oppManagerId),
    index actuals_by_oppOwnerId (oppOwnerId),
    index actuals_by_dateUpdated (dateUpdated),
    index actuals_by_addedById (addedById),
    index actuals_inUse (status, dateCreated)
  )`;

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await actuals.execute(db);
  await links('actuals_oppTeams').execute(db);
  await links('actuals_fteTeams').execute(db);
};
