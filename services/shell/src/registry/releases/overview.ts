import type { ModuleFile, ModuleOverview, ReleaseEntry } from '@bidwright/contract-shell';
import { recentFailures } from '../../failures/recent.ts';
import type { Db } from '../../tables.ts';
import { recentCalls } from '../../traffic/read.ts';
import { keyOf, lastProvings, reportOf } from '../proving/record.ts';
import { isFirst, isRunning } from '../stages/first.ts';
import { peopleOf } from '../stages/people.ts';
import type { Activation, Registered } from '../tables.ts';
import { wayBack } from './wayBack.ts';

const byName = <T extends { name: string }>(rows: T[]): Map<string, T[]> => Map.groupBy(rows, ({ name }) => name);

const fileOf = async (db: Db, name: string, version: string): Promise<ModuleFile> => {
  const { file } = await db
    .selectFrom('module_versions')
    .select('file')
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return file;
};

const stageOf = async (db: Db, module: Registered, file: ModuleFile): Promise<ModuleOverview['stage']> => {
  if (!isRunning(module)) return null;
  const people = await peopleOf(db, [{ file }]);
  const first = people.filter((id) => isFirst(module, id)).length;
  return { first, of: people.length, ends: Number(module.stageEnds), rest: module.restVersion };
};

/** Every module there is, and the shell, with its versions, what is on, and how that fared of late. */
export const overview = async (db: Db): Promise<ModuleOverview[]> => {
  const modules = await db.selectFrom('modules').selectAll().orderBy('name').execute();
  const versions = byName(
    await db
      .selectFrom('module_versions')
      .select(['name', 'version', 'dateCreated'])
      .orderBy('dateCreated', 'desc')
      .orderBy('version', 'desc')
      .execute(),
  );
  const switchings = byName(
    await db.selectFrom('module_activations').select(['name', 'version', 'dateCreated']).orderBy('id').execute(),
  );
  const failures = byName(await recentFailures(db));
  const calls = await recentCalls(db);
  const provings = await lastProvings(db);
  const provingOf = (name: string, version: string) => {
    const proving = provings.get(keyOf({ name, version }));
    return proving ? reportOf(proving) : null;
  };
  const told = modules.map(async (module): Promise<ModuleOverview[]> => {
    const { name, activeVersion } = module;
    const published = versions.get(name) ?? [];
    const shown = activeVersion ?? published[0]?.version;
    // A publication that was cut off leaves a name without a version.
    if (!shown) return [];
    const history = switchings.get(name) ?? [];
    const file = await fileOf(db, name, shown);
    return [
      {
        name,
        title: file.title,
        active: activeVersion,
        since: history.at(-1)?.dateCreated ?? null,
        before: isRunning(module) ? module.restVersion : wayBack(history),
        stage: await stageOf(db, module, file),
        versions: published.map(({ version, dateCreated }) => ({
          version,
          dateCreated,
          ...calls.ofVersion(name, version),
          proving: provingOf(name, version),
        })),
        requests: calls.hourly(name),
        failures: (failures.get(name) ?? []).map(({ name: _name, ...count }) => count),
      },
    ];
  });
  return (await Promise.all(told)).flat();
};

/** How far back the history is told. */
const max = 200;

const entryOf = (rows: Activation[]): ReleaseEntry[] => {
  const [first] = rows;
  if (!first) return [];
  const { id, release, dateCreated, activatedByName, reason } = first;
  const changes = rows.toReversed().map(({ name, version, previous }) => ({ name, version, previous }));
  return [{ id: release ?? String(id), dateCreated, by: activatedByName, reason, changes }];
};

/** What was switched, by whom and why; the last first. */
export const history = async (db: Db): Promise<ReleaseEntry[]> => {
  const rows = await db.selectFrom('module_activations').selectAll().orderBy('id', 'desc').limit(max).execute();
  return [...Map.groupBy(rows, ({ id, release }) => release ?? String(id)).values()].flatMap(entryOf);
};
