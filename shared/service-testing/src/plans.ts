import type { Database } from '@bidwright/service-kit';
import { sql } from 'kysely';

/** Lets EXPLAIN answer in rows on a connection, as MariaDB does; newer MySQL draws a tree. */
export const plansInRows = async (one: Database): Promise<void> => {
  await sql`set @plans = 'rows' /*!80032 , explain_format = 'TRADITIONAL' */`.execute(one);
};
