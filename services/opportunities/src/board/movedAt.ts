import { type Database, endOf } from '@bidwright/service-kit';
import { sql } from 'kysely';

/** When records last came to another status, until the end of a day where one is given; those that never did are left out. */
export const movedAt = async (
  db: Database,
  records: readonly { id: string }[],
  day: string | undefined,
): Promise<ReadonlyMap<string, number>> => {
  if (records.length === 0) return new Map();
  const { rows } = await sql<{ id: string; at: number }>`select parentId as id, max(dateUpdated) as at
    from opportunities_changeLog where field = 'opportunityStatus'
      and parentId in (${sql.join(records.map(({ id }) => id))})
      ${day ? sql`and dateUpdated < ${endOf(day)}` : sql``}
    group by parentId`.execute(db);
  return new Map(rows.map(({ id, at }) => [id, Number(at)]));
};
