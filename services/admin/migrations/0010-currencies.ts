import { addColumns } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** Salaries name their currency. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await addColumns(db, 'salaryProjections', { currency: sql`varchar(60) not null default 'USD'` });
};
