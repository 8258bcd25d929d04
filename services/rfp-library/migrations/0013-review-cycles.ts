import { type Kysely, sql } from 'kysely';

/** Cycles are 3, 6, 12 or 24 months. Other lengths become the nearest of these; texts without a cycle keep having none. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`update rfpContent set reviewEveryMonths = case
      when reviewEveryMonths = 0 then null
      when reviewEveryMonths < 5 then 3
      when reviewEveryMonths < 9 then 6
      when reviewEveryMonths <= 18 then 12
      else 24 end
    where reviewEveryMonths not in (3, 6, 12, 24)`.execute(db);
};
