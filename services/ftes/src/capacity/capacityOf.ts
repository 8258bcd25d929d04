import { setImmediate as others } from 'node:timers/promises';
import {
  type CapacityAnswer,
  capacitiesOf,
  loadsOf,
  monthAt,
  type PersonCapacity,
  type PlannedWork,
} from '@bidwright/contract-ftes';
import type { Person } from '@bidwright/contract-kit';
import { skillsByPerson } from '../skills/skillsByPerson.ts';
import type { Db } from '../tables.ts';
import { workTimes } from '../time/workTimes.ts';
import type { Asked } from './asked.ts';
import { type Lists, listsOf } from './lists.ts';
import { everybodyIn, type Worker, workersFor } from './people.ts';
import { plansOf } from './plans.ts';
import { standings } from './standing.ts';
import { worksOf } from './works.ts';

/** People who are worked out without a pause: other calls come in between. */
const atOnce = 100;

const capacityOfOne = (
  { region: _region, ...worker }: Worker,
  capacities: number[],
  works: PlannedWork[],
  asked: Asked,
): PersonCapacity => {
  const loads = loadsOf(works, capacities);
  return {
    ...worker,
    capacities,
    committed: loads.map(({ committed }) => committed),
    expected: loads.map(({ expected }) => expected),
    exposure: loads.map(({ exposure }) => exposure),
    over: loads.map(({ over }) => over),
    ...(asked.works && { works }),
  };
};

/** The same of the first people alone: whose plans the asker may see whatever the bid. */
const firstOf = (known: readonly Worker[], asker: Person, asked: Asked, atMost: number): Asked => {
  const first = workersFor(known, asker, asked, new Map()).slice(0, atMost);
  return { ...asked, people: new Set(first.map(({ person }) => person.id)) };
};

/** Who has how much to do in which month, as far as the asker may see it. */
export const capacityOf = async (db: Db, asker: Person, all: Asked, known?: Lists): Promise<CapacityAnswer> => {
  const everybody = await everybodyIn(db);
  const asked = all.atMost ? firstOf(everybody, asker, all, all.atMost) : all;
  const plans = await plansOf(db, asker, asked);
  const lists = known ?? (await listsOf(db));
  const standing = await standings(db, plans, { won: asked.won, lists });
  const byPerson = Map.groupBy(plans, ({ person }) => person.id);
  const planned = new Map(plans.map(({ person }) => [person.id, person]));
  const named = asked.people && [...asked.people];
  const timeOf = await workTimes(db, lists, asked, named);
  const skills = asked.skills ? await skillsByPerson(db, named) : undefined;
  const people: PersonCapacity[] = [];
  for (const worker of workersFor(everybody, asker, asked, planned)) {
    if (people.length % atOnce === atOnce - 1) await others();
    const { id } = worker.person;
    const capacities = capacitiesOf(timeOf({ ...worker, id }), asked.first, asked.count);
    const one = capacityOfOne(worker, capacities, worksOf(byPerson.get(id) ?? [], standing, asked), asked);
    people.push(skills ? { ...one, skills: skills.get(id) ?? [] } : one);
  }
  return { months: Array.from({ length: asked.count }, (_, n) => monthAt(asked.first + n)), people };
};
