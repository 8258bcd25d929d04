import { recordColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;

const tables = [
  sql`create table if not exists rfpContent (
    ${recordColumns},
    sectionTitleId ${id} not null,
    sectionTitleName varchar(255) not null,
    rfpContent mediumtext not null,
    opportunityId ${id},
    opportunityName varchar(255),
    oppStatusId ${id},
    oppStatusName varchar(255),
    pastOppId ${id},
    pastOppName varchar(255),
    externalContractor varchar(200),
    internalStaffName varchar(200),
    callOutBox varchar(2000),
    diagramImage varchar(60),
    proposalYear int,
    status varchar(60) not null,
    index rfpContent_newest (dateCreated),
    index rfpContent_year (proposalYear),
    index rfpContent_opportunity (opportunityId)
  )`,
  sql`create table if not exists rfpContent_teams (
    recordId ${id} not null,
    refId ${id} not null,
    name varchar(255) not null,
    position int not null,
    primary key (recordId, refId),
    index rfpContent_teams_of (refId),
    constraint rfpContent_teams_record foreign key (recordId) references rfpContent (id) on delete cascade
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of tables) await table.execute(db);
};
