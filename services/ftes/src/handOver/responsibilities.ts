import { handOverPlans, likelihoodOf } from '@bidwright/contract-ftes';
import type { Responsibility } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { listsOf } from '../capacity/lists.ts';
import { plans as t } from '../capacity/plans.ts';
import type { Db } from '../tables.ts';
import { thisMonth } from '../time/thisMonth.ts';

/** Plans with months to come, of bids that are won or may be. */
const open: Responsibility<Db>['open'] = async (db) => {
  const { opportunityStatus } = await listsOf(db);
  const ids = opportunityStatus.filter((status) => likelihoodOf(status) !== undefined).map(({ id }) => id);
  if (ids.length === 0) return sql<boolean>`false`;
  return sql<boolean>`${t.kind} = 'planned' and ${t.lastMonth} >= ${thisMonth()} and ${t.oppStatusId} in (${sql.join(ids)})`;
};

/** For whose months somebody must be found, if the person leaves. */
export const responsibilities = { fte: { open, calledBy: 'opportunity', call: handOverPlans.name } };
