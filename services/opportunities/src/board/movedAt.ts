import type { Opportunity } from '@bidwright/contract-opportunities';
import { endOf } from '@bidwright/service-kit';
import type { Db } from '../tables.ts';

/** When records last came to another status, until the end of a day where one is given; those that never did are left out. */
export const movedAt = async (
  db: Db,
  records: readonly { id: string }[],
  day: string | undefined,
): Promise<ReadonlyMap<string, number>> => {
  if (records.length === 0) return new Map();
  const ids = records.map(({ id }) => id);
  const rows = await db
    .selectFrom('opportunities_changeLog')
    .select(({ fn }) => ['parentId', fn.max('dateUpdated').as('at')])
    .where('field', '=', 'opportunityStatus' satisfies keyof Opportunity)
    .where('parentId', 'in', ids)
    .$if(day !== undefined, (query) => query.where('dateUpdated', '<', endOf(day ?? '')))
    .groupBy('parentId')
    .execute();
  return new Map(rows.map(({ parentId, at }) => [parentId, Number(at)]));
};
