import { recordColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;

const tables = [
  sql`create table if not exists projections (
    ${recordColumns},
    fteId ${id} not null,
    fteName varchar(255) not null,
    opportunityId ${id} not null,
    opportunityName varchar(255) not null,
    oppStatusId ${id},
    oppStatusName varchar(255),
    kind varchar(60) not null,
    entries json not null,
    note mediumtext,
    status varchar(60) not null,
    index projections_newest (dateCreated),
    index projections_fte (fteId, opportunityName),
    index projections_opportunity (opportunityId),
    index projections_name (opportunityName)
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of tables) await table.execute(db);
};
