import { addColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** Who is at the review of an entry. */
export const up = (db: Kysely<unknown>): Promise<void> => addColumns(db, 'rfpContent', { inReview: sql`json` });
