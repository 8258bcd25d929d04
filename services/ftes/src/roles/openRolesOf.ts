import { type OpenRole, type openRoles, type Projection, projections } from '@bidwright/contract-ftes';
import { type AskedOf, may, type Person } from '@bidwright/contract-kit';
import { inScope, selectRecords, tableOf } from '@bidwright/service-kit';
import { type SqlBool, sql } from 'kysely';
import { countedFrom } from '../capacity/asked.ts';
import { plans as t } from '../capacity/plans.ts';
import { standings } from '../capacity/standing.ts';
import { partsOf } from '../capacity/works.ts';
import type { Db } from '../tables.ts';

const table = tableOf(projections);

/** More of them nobody looks through. */
const limit = 1000;

const planOf = ({ opportunity, oppStatus }: Projection) => ({ bid: opportunity, status: oppStatus?.id ?? null });

/** Whom bids still look for, as far as the asker may see it. */
export const openRolesOf = async (
  db: Db,
  asker: Person,
  { from, months, bid }: AskedOf<typeof openRoles>,
): Promise<OpenRole[]> => {
  const span = { first: countedFrom(from), count: months };
  const found = await selectRecords(db, table, {
    where: [
      sql<SqlBool>`${t.lastMonth} >= ${span.first} and ${t.firstMonth} < ${span.first + months}`,
      sql<SqlBool>`${t.status} = 'Active' and ${t.kind} = 'planned' and ${t.fteId} is null`,
      ...(bid ? [sql<SqlBool>`${t.opportunityId} = ${bid}`] : []),
      ...inScope(table, projections.rights.read(asker)),
    ],
    limit,
  });
  const standing = await standings(db, found.map(planOf));
  const roles = found.flatMap((plan): OpenRole[] => {
    const chance = standing(planOf(plan));
    if (chance === undefined || !plan.openRole) return [];
    const { title, count, skill = null, level = null } = plan.openRole;
    return [
      {
        id: plan.id,
        version: plan.version,
        bid: plan.opportunity,
        chance,
        title,
        count,
        skill,
        level,
        parts: partsOf(plan.entries, span),
        mayPlan: may(projections.rights.update, asker, plan),
      },
    ];
  });
  return roles.toSorted((a, b) => b.chance - a.chance || a.title.localeCompare(b.title, 'en'));
};
