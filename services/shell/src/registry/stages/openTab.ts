import { shellName } from '@bidwright/contract-shell';
import { Problem } from '@bidwright/service-kit';
import type { Db } from '../../tables.ts';
import { memberNeeds, rangeNeeds } from '../fit/members.ts';
import { partOf, type World, worldOf } from '../fit/part.ts';
import { isPublishable } from '../names.ts';
import { storedVersion } from '../stored.ts';
import type { StoredVersion } from '../tables.ts';

/** A page that is open already. */
export interface OpenTab {
  /** The version of the shell that it runs; none: it did not say. */
  shell?: string;
  /** The versions that it has, by module. */
  held: ReadonlyMap<string, string>;
}

/** Most versions that a page says it has. */
const maxHeld = 100;

/** A module and its version, as in `ftes@1.0.0`. */
const pairOf = (text: unknown): [name: string, version: string] => {
  const [, name = '', version = ''] = /^([\w-]{1,60})@(.+)$/.exec(String(text)) ?? [];
  if (isPublishable(name) && isPublishable(version)) return [name, version];
  throw new Problem(400, 'wrong-query', 'has names a module and its version, as in has=ftes@1.0.0');
};

/** What a page says of itself: `?shell=1.0.0&has=ftes@1.0.0&has=admin@1.2.0`. */
export const openTabOf = ({ shell, has = [] }: Record<string, unknown>): OpenTab => {
  const pairs = [has].flat();
  if (pairs.length > maxHeld) throw new Problem(400, 'wrong-query', `has stands there ${maxHeld} times at most`);
  return {
    shell: typeof shell === 'string' && isPublishable(shell) ? shell : undefined,
    held: new Map(pairs.map(pairOf)),
  };
};

/** The shell of a page as the one of a world; none: it is the one that is on, or nothing is known of it. */
const olderShell = async (db: Db, version: string | undefined): Promise<World | undefined> => {
  if (!version) return undefined;
  const found = await db
    .selectFrom('modules')
    .innerJoin('module_versions', 'module_versions.name', 'modules.name')
    .select(['modules.name', 'version', 'file', 'uses', 'asks', 'requires', 'provides'])
    .where('modules.name', '=', shellName)
    .where('version', '=', version)
    .where('activeVersion', '!=', version)
    .executeTakeFirst();
  return found && worldOf([found]);
};

/** Leaves a page that is open what it has, where its own shell lacks something that the next version takes from it. */
export const bearable = async (db: Db, given: StoredVersion[], { shell, held }: OpenTab): Promise<StoredVersion[]> => {
  const world = await olderShell(db, shell);
  if (!world) return given;
  const kept = given.map(async (version) => {
    const { name } = version;
    const part = partOf(version);
    const own = held.get(name);
    if (own === version.version || [...memberNeeds(part, world), ...rangeNeeds(part, world)].length === 0)
      return version;
    return own === undefined ? undefined : storedVersion(db, name, own);
  });
  return (await Promise.all(kept)).filter((version) => version !== undefined);
};
