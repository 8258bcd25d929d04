import type { NotNull } from 'kysely';
import type { Db } from '../tables.ts';

/** The years of which there are entries, the latest first. */
export const yearsIn = async (db: Db): Promise<number[]> => {
  const rows = await db
    .selectFrom('rfpContent')
    .select('proposalYear as year')
    .distinct()
    .where('proposalYear', 'is not', null)
    .orderBy('year', 'desc')
    .$narrowType<{ year: NotNull }>()
    .execute();
  return rows.map(({ year }) => year);
};
