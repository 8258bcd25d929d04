import { addColumns, addIndex } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** The number without what people write into it to read it better, so that an index finds repeated ones. */
const bare = sql`varchar(100) generated always as (replace(replace(solicitationNumber, '-', ''), ' ', '')) virtual`;

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await addColumns(db, 'opportunities', { bareNumber: bare });
  await addIndex(db, 'opportunities', 'opportunities_number', sql`index opportunities_number (bareNumber)`);
};
