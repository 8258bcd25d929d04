import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table if not exists documents (
    id ${id} not null primary key,
    version int not null,
    dateCreated int not null,
    dateUpdated int not null,
    addedById ${id},
    addedByName varchar(255),
    fieldVersions json not null,

    name varchar(255),
    documentType varchar(60) not null,
    opportunityId ${id} not null,
    subContractorId ${id},
    subContractorName varchar(255),
    startDate date,
    endDate date,
    amount decimal(15, 2),
    supersedesId ${id},
    supersedesName varchar(255),

    documentName varchar(255),
    documentUrl varchar(255),
    mediaType varchar(100),
    size int,
    textState varchar(60) not null,
    textProblem varchar(60),
    status varchar(60) not null,

    index documents_newest (dateCreated),
    index documents_name (name),
    index documents_opportunity (opportunityId, documentType),
    index documents_type (documentType),
    index documents_state (status, dateUpdated)
  )`.execute(db);
};
