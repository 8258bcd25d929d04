import { recordColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;

/** What solicitations demand. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table if not exists requirements (${recordColumns},

    opportunityId ${id} not null,
    text mediumtext not null,
    kind varchar(60) not null,
    documentId ${id},
    documentName varchar(255),
    page int,
    section varchar(255),
    place int,
    ownerId ${id},
    ownerName varchar(255),
    state varchar(60) not null,
    proposalSection varchar(255),
    evidence varchar(2000),
    amended varchar(60),
    textBefore mediumtext,
    status varchar(60) not null,

    index requirements_opportunity (opportunityId, place),
    index requirements_place (place),
    index requirements_document (documentId),
    index requirements_owner (ownerId, state),
    index requirements_state (state),
    index requirements_kind (kind),
    index requirements_amended (amended),
    index requirements_status (status),
    index requirements_updated (dateUpdated)
  )`.execute(db);
};
