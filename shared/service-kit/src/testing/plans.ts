import { sql } from 'kysely';
import type { Database } from '../connect.ts';

/** Lets EXPLAIN answer in rows on a connection, as MariaDB does; newer MySQL draws a tree. */
export const plansInRows = async (one: Database): Promise<void> => {
  await sql`set @plans = 'rows' /*!80032 , explain_format = 'TRADITIONAL' */`.execute(one);
};
