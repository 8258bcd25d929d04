import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageOf } from '../build/workspaces.ts';
import { packageFolders } from '../packages/packageFolders.ts';
import { root } from '../root.ts';

/** What packing leaves of the project for those who have the package alone. */
export const rangesFile = 'src/newRepository/ranges.json';

const file = join(import.meta.dirname, 'ranges.json');

/** From the sources: our packages by their versions, others as the kit of the browser has them. */
const ofSources = (): Record<string, string> => {
  const { dependencies, devDependencies } = packageOf(join(root, 'shared/remote-kit'));
  const ours = packageFolders().map((folder) => packageOf(folder));
  return {
    ...dependencies,
    ...devDependencies,
    ...Object.fromEntries(ours.map(({ name, version }) => [name, `^${version}`])),
  };
};

/** The ranges that a module's own repository begins with, by package. */
export const ranges = (): Record<string, string> =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : ofSources();
