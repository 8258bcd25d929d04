import { recordColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;

/** Lists of questions that come with solicitations. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table if not exists questions (${recordColumns},

    opportunityId ${id} not null,
    documentId ${id} not null,
    documentName varchar(255) not null,
    number varchar(60),
    section varchar(255),
    text mediumtext not null,
    place int,
    sheet int,
    sheetRow int,
    answerColumn int,
    state varchar(60) not null,
    answer mediumtext,
    sources json not null,
    exportedAt int,
    status varchar(60) not null,

    index questions_opportunity (opportunityId, place),
    index questions_place (place),
    index questions_document (documentId, place),
    index questions_state (state),
    index questions_status (status),
    index questions_newest (dateCreated),
    index questions_updated (dateUpdated),
    index questions_addedBy (addedById)
  )`.execute(db);
};
