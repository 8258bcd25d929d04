import { addColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** What versions ask of services. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await addColumns(db, 'module_versions', { asks: sql`json` });
};
