import { addIndex } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const id = sql`char(36) character set ascii collate ascii_bin`;

/** Until when people are planned for which bid, as the service that keeps plans tells it; and questions by their date. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table if not exists plannedWork (
    planId ${id} not null primary key,
    opportunityId ${id} not null,
    lastMonth int,
    version int not null,
    index plannedWork_of (opportunityId, lastMonth)
  )`.execute(db);
  await addIndex(db, 'opportunities', 'opportunities_by_dateQnA', sql`index opportunities_by_dateQnA (dateQnA)`);
};
