import type { Person, Reference } from '@bidwright/contract-kit';
import type { Lists } from '../capacity/lists.ts';
import { standings } from '../capacity/standing.ts';
import { partsOf } from '../capacity/works.ts';
import { openPlans, standingOf } from '../roles/openPlans.ts';
import type { Db } from '../tables.ts';
import type { Looked } from './skillsShort.ts';

interface Asked {
  first: number;
  count: number;
  lists: Lists;
  /** Whether any of these teams is asked for. */
  isAsked: (teams: readonly Reference[]) => boolean;
}

/** Open roles that ask for a skill, of bids that may come and in which the teams that are asked for take part. */
export const lookedFor = async (db: Db, asker: Person, { lists, isAsked, ...span }: Asked): Promise<Looked[]> => {
  const plans = (await openPlans(db, asker, span)).filter(({ oppTeams }) => isAsked(oppTeams));
  const standing = await standings(db, plans.map(standingOf), { lists });
  return plans.flatMap((plan) => {
    const chance = standing(standingOf(plan));
    const parts = partsOf(plan.entries, span);
    if (chance === undefined || !plan.openRole?.skill || !parts.some((part) => part > 0)) return [];
    const { skill, level, count } = plan.openRole;
    return [{ skill, level: level ?? 0, count, chance, parts }];
  });
};
