import { type Projection, projections } from '@bidwright/contract-ftes';
import type { Person } from '@bidwright/contract-kit';
import { inScope, selectRecords, tableOf } from '@bidwright/service-kit';
import { type SqlBool, sql } from 'kysely';
import type { Asked } from '../capacity/asked.ts';
import { plans as t } from '../capacity/plans.ts';
import type { Db } from '../tables.ts';

const table = tableOf(projections);

/** Plans of some months for somebody who is still to be found, as far as the asker may see them. */
export const openPlans = (
  db: Db,
  asker: Person,
  { first, count }: Pick<Asked, 'first' | 'count'>,
  { bid, limit }: { bid?: string | null; limit?: number } = {},
): Promise<Projection[]> =>
  selectRecords(db, table, {
    where: [
      sql<SqlBool>`${t.lastMonth} >= ${first} and ${t.firstMonth} < ${first + count}`,
      sql<SqlBool>`${t.status} = 'Active' and ${t.kind} = 'planned' and ${t.fteId} is null`,
      ...(bid ? [sql<SqlBool>`${t.opportunityId} = ${bid}`] : []),
      ...inScope(table, projections.rights.read(asker)),
    ],
    limit,
  });

/** A plan's bid, and by which status it counts. */
export const standingOf = ({ opportunity, oppStatus }: Projection) => ({
  bid: opportunity,
  status: oppStatus?.id ?? null,
});
