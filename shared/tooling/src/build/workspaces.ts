import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

interface PackageFile {
  name: string;
  version: string;
  workspaces?: string[];
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The package.json of a folder. */
export const packageOf = (folder: string): PackageFile =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Folders of the project's own packages by the package's name. */
export const workspaces = (project = root): Map<string, string> =>
  new Map(
    globSync(packageOf(project).workspaces ?? [], { cwd: project })
      .map((folder) => join(project, folder))
      .filter((folder) => existsSync(join(folder, 'package.json')))
      .map((folder) => [packageOf(folder).name, folder]),
  );
