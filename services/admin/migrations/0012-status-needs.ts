import { addColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** Statuses ask for fields and documents of the bids that come to them; those that are there ask for none. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await addColumns(db, 'opportunityStatus', {
    requiredFields: sql`json not null default ('[]')`,
    requiredDocuments: sql`json not null default ('[]')`,
  });
};
