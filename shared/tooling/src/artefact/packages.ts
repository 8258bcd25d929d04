import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packageOf, workspaces } from '../build/workspaces.ts';
import { Fault } from '../fault.ts';
import { root } from '../root.ts';

/** The packages that a room runs with, near and far: folders of the project's own by their names, and paths of installed ones. */
export interface Packages {
  own: Map<string, string>;
  /** From the folder of the project: `node_modules/kysely`. */
  installed: string[];
}

/** Where Node finds a package from a folder. */
const installedAt = (name: string, folder: string): string | undefined => {
  for (let at = folder; at.length >= root.length; at = join(at, '..')) {
    const found = join(at, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
  }
  return undefined;
};

export const packagesOf = (room: string): Packages => {
  const known = workspaces();
  const own = new Map<string, string>();
  const installed = new Set<string>();
  const folders = new Set([room]);
  for (const folder of folders) {
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = packageOf(folder);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const ours = known.get(name);
      const found = ours ?? installedAt(name, folder);
      if (found === undefined && name in dependencies)
        throw new Fault(`${name}, which ${packageOf(folder).name} needs, is not installed. Run npm ci`);
      // Systems for which an optional one is not made do without it.
      if (found === undefined) continue;
      if (ours) own.set(name, ours);
      else installed.add(relative(root, found));
      folders.add(found);
    }
  }
  return { own, installed: [...installed].sort() };
};
