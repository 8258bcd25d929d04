import type { Database } from '@bidwright/service-kit';
import { sql } from 'kysely';

/** The years of which there are entries, the latest first. */
export const yearsIn = async (db: Database): Promise<number[]> => {
  const { rows } = await sql<{ year: number }>`select distinct proposalYear as year from rfpContent
    where proposalYear is not null order by year desc`.execute(db);
  return rows.map(({ year }) => year);
};
