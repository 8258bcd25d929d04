import { shellName } from '@bidwright/contract-shell';
import { now } from '../clock.ts';
import type { AppContext } from '../context.ts';
import type { Db } from '../tables.ts';
import type { Find } from './files.ts';

/** A version in the making, whose files go with it: nothing of it is remembered. */
const inTheMaking = async (db: Db, file: string): Promise<string | undefined> => {
  const offered = await db
    .selectFrom('module_overrides')
    .select(['version', 'files'])
    .where('name', '=', shellName)
    .where('expires', '>', now())
    .execute();
  return offered.find(({ files }) => Object.hasOwn(files, file))?.version;
};

/**
 * Finds the files of the shell, whichever of its versions they are of: a page that is open asks for those it was built with, for as long as it
 * stays open. Versions that have a file in common have the same one, so a browser keeps it from one version to the next.
 */
export const findAsset = ({ db, versions }: Pick<AppContext, 'db' | 'versions'>): Find => {
  const versionOf = new Map<string, string>();
  const known = new Set<string>();

  const learn = async () => {
    const published = await db
      .selectFrom('module_versions')
      .select(['version', 'files'])
      .where('name', '=', shellName)
      .$if(known.size > 0, (query) => query.where('version', 'not in', [...known]))
      .execute();
    for (const { version, files } of published) {
      known.add(version);
      for (const file of Object.keys(files)) versionOf.set(file, version);
    }
  };

  return async (name) => {
    const file = `assets/${name}`;
    if (!versionOf.has(file)) await learn();
    const version = versionOf.get(file) ?? (await inTheMaking(db, file));
    return version === undefined ? undefined : { root: await versions(shellName, version), file };
  };
};
