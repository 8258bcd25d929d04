import { fileColumns, recordColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table if not exists documents (${recordColumns},

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

    ${fileColumns},
    status varchar(60) not null,

    index documents_newest (dateCreated),
    index documents_name (name),
    index documents_opportunity (opportunityId, documentType),
    index documents_type (documentType),
    index documents_state (status, dateUpdated)
  )`.execute(db);
};
