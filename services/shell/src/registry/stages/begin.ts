import type { Release } from '@bidwright/contract-shell';
import { now } from '../../clock.ts';
import type { Db } from '../../tables.ts';
import type { Publisher } from '../publisher.ts';
import { wayBack } from '../releases/wayBack.ts';
import type { Registered } from '../tables.ts';
import { isRunning, restOf } from './first.ts';
import { chosenOf } from './people.ts';

type Change = Release['changes'][number];

/** Nobody waits: all have what is on. */
export const over = { restVersion: null, stageEnds: null, stageSeed: null, stagePeople: null };

/** The version that a way back leads to, for all at once. Nobody goes back to what most people never had. */
const backOf = async (db: Db, module: Registered): Promise<string | null> => {
  if (isRunning(module)) return module.restVersion;
  const { name } = module;
  return wayBack(
    await db.selectFrom('module_activations').select('version').where('name', '=', name).orderBy('id').execute(),
  );
};

/** Whether a change takes nothing from anybody that it worked with, or must not wait. */
const isHarmless = async (db: Db, module: Registered, { version }: Change, runs: boolean): Promise<boolean> =>
  version === null ||
  version === restOf(module) ||
  (!runs && restOf(module) === null) ||
  version === (await backOf(db, module));

/** Whether a release is for all people at once: a way back, or the first version of a module. */
export const isForAll = async (db: Db, modules: Registered[], changes: Change[]): Promise<boolean> => {
  const runs = modules.some(isRunning);
  for (const change of changes) {
    const module = modules.find(({ name }) => name === change.name);
    if (module && !(await isHarmless(db, module, change, runs))) return false;
  }
  return true;
};

/** What the first stage of a release is made of. */
interface Beginning {
  /** All modules as they were before it. */
  modules: Registered[];
  names: string[];
  release: string;
  stageS: number;
  by: Pick<Publisher, 'id'>;
}

/**
 * Shows what was switched on to a few people first. Stages that run at once have the same first people, and end in the order in which
 * they began: what the others have is always something that was on as a whole.
 */
export const beginStage = async (db: Db, { modules, names, release, stageS, by }: Beginning): Promise<void> => {
  const running = modules.filter(isRunning);
  const [earlier] = running;
  const stageSeed = earlier?.stageSeed ?? release;
  const known = running.flatMap(({ stagePeople }) => stagePeople ?? []);
  const on = await db
    .selectFrom('modules')
    .innerJoin('module_versions', (join) =>
      join
        .onRef('module_versions.name', '=', 'modules.name')
        .onRef('module_versions.version', '=', 'modules.activeVersion'),
    )
    .select('file')
    .where('modules.name', 'in', names)
    .execute();
  const chosen = await chosenOf(db, stageSeed, on);
  const people = new Set([...known, by.id, chosen].filter((id) => typeof id === 'string'));
  const stageEnds = Math.max(now() + stageS, ...running.map((module) => module.stageEnds ?? 0));
  // Another version takes the place of one that few people have: what came between may need it.
  const restarts = running.some(({ name }) => names.includes(name));
  for (const module of modules) {
    const isNew = names.includes(module.name);
    if (!isNew && !isRunning(module)) continue;
    await db
      .updateTable('modules')
      .set({ stagePeople: JSON.stringify([...people]) })
      .$if(isNew || restarts, (query) => query.set({ stageEnds }))
      .$if(isNew, (query) => query.set({ restVersion: restOf(module), stageSeed }))
      .where('name', '=', module.name)
      .execute();
  }
};
