import { addColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;

/** Who takes over a team's bids, and which bids these are, as the service that keeps bids tells it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await addColumns(db, 'teams', { successorId: id, successorName: sql`varchar(255)` });
  await sql`create table if not exists primaryBids (
    bidId ${id} not null primary key,
    teamId ${id} not null,
    statusId ${id} not null,
    inUse tinyint(1) not null,
    version int not null,
    index primaryBids_team (teamId),
    index primaryBids_status (statusId)
  )`.execute(db);
};
