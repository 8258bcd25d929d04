import { type OpenRole, type openRoles, projections } from '@bidwright/contract-ftes';
import { type AskedOf, may, type Person } from '@bidwright/contract-kit';
import { countedFrom } from '../capacity/asked.ts';
import { standings } from '../capacity/standing.ts';
import { partsOf } from '../capacity/works.ts';
import type { Db } from '../tables.ts';
import { openPlans, standingOf } from './openPlans.ts';

/** More of them nobody looks through. */
const limit = 1000;

/** Whom bids still look for, as far as the asker may see it. */
export const openRolesOf = async (
  db: Db,
  asker: Person,
  { from, months, bid }: AskedOf<typeof openRoles>,
): Promise<OpenRole[]> => {
  const span = { first: countedFrom(from), count: months };
  const found = await openPlans(db, asker, span, { bid, limit });
  const standing = await standings(db, found.map(standingOf));
  const roles = found.flatMap((plan): OpenRole[] => {
    const chance = standing(standingOf(plan));
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
