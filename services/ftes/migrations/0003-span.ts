import { addColumns, addIndex } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

const month = (which: 'min' | 'max') => sql`(select ${sql.raw(which)}(e.year * 12 + e.month - 1)
  from json_table(p.entries, '$[*]' columns (year int path '$.year', month int path '$.month')) as e)`;

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await addColumns(db, 'projections', { firstMonth: sql`int`, lastMonth: sql`int` });
  await sql`update projections as p set p.firstMonth = ${month('min')}, p.lastMonth = ${month('max')}
    where p.lastMonth is null`.execute(db);
  await addIndex(db, 'projections', 'projections_span', sql`index projections_span (lastMonth)`);
};
