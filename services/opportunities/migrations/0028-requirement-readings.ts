import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;

/** What the reading of a document did to requirements, and what was there before, so that it can be taken back. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table if not exists requirementReadings (
    documentId ${id} not null,
    requirementId ${id} not null,
    version int not null,
    fieldsBefore json,
    primary key (documentId, requirementId)
  )`.execute(db);
};
