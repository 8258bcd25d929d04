import { setImmediate as others } from 'node:timers/promises';
import {
  type CapacityAnswer,
  type Hope,
  loadOf,
  monthAt,
  monthNumber,
  type PersonCapacity,
} from '@bidwright/contract-ftes';
import type { Person } from '@bidwright/contract-kit';
import type { Database } from '@bidwright/service-kit';
import type { Asked } from './asked.ts';
import { type Worker, workersFor } from './people.ts';
import { type Plan, plansOf } from './plans.ts';
import { type Standing, standings } from './standing.ts';

/** People who are worked out without a pause: other calls come in between. */
const atOnce = 100;

interface Cell {
  committed: number;
  hopes: Hope[];
}

const cellsOf = (plans: readonly Plan[], standing: Standing, { first, count, won }: Asked): Cell[] => {
  const cells = Array.from({ length: count }, (): Cell => ({ committed: 0, hopes: [] }));
  for (const plan of plans) {
    const chance = standing(plan);
    if (chance === undefined) continue;
    const isSure = plan.bid === won || chance === 1;
    for (const entry of plan.entries) {
      const cell = cells[monthNumber(entry) - first];
      if (!cell) continue;
      if (isSure) cell.committed += entry.percentAllocated;
      else cell.hopes.push({ part: entry.percentAllocated, chance });
    }
  }
  return cells;
};

const capacityOfOne = (worker: Worker, cells: readonly Cell[]): PersonCapacity => {
  const loads = cells.map(({ committed, hopes }) => loadOf(committed, hopes, worker.capacity));
  return {
    ...worker,
    committed: loads.map(({ committed }) => committed),
    expected: loads.map(({ expected }) => expected),
    exposure: loads.map(({ exposure }) => exposure),
    over: loads.map(({ over }) => over),
  };
};

/** Who has how much to do in which month, as far as the asker may see it. */
export const capacityOf = async (db: Database, asker: Person, asked: Asked): Promise<CapacityAnswer> => {
  const plans = await plansOf(db, asker, asked);
  const standing = await standings(db, plans, asked.won);
  const byPerson = Map.groupBy(plans, ({ person }) => person.id);
  const planned = new Map(plans.map(({ person }) => [person.id, person]));
  const people: PersonCapacity[] = [];
  for (const worker of await workersFor(db, asker, asked, planned)) {
    if (people.length % atOnce === atOnce - 1) await others();
    people.push(capacityOfOne(worker, cellsOf(byPerson.get(worker.person.id) ?? [], standing, asked)));
  }
  return { months: Array.from({ length: asked.count }, (_, n) => monthAt(asked.first + n)), people };
};
