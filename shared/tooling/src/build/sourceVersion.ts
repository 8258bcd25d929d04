import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { packageOf, workspaces } from './workspaces.ts';

/** Everything is built with these; what else stands in this room leaves builds as they are. */
const presetFolder = 'shared/tooling/src/rspack';
/** The presets check each module.json against it. */
const moduleSchema = 'shared/contracts/shell/src/moduleFile.ts';

const made = new Set(['node_modules', 'dist', 'coverage', 'test-results']);

const filesIn = (folder: string): string[] =>
  globSync('**', {
    cwd: folder,
    exclude: (entry) => made.has(entry.name) || entry.name.startsWith('.'),
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

const hashOf = (parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

/** The room's folder and those of the project's own packages it is built from, near and far. */
const inputsOf = (room: string, packages: Map<string, string>): Set<string> => {
  const inputs = new Set([room]);
  for (const folder of inputs) {
    for (const name of Object.keys(packageOf(folder).dependencies ?? {})) {
      const found = packages.get(name);
      if (found) inputs.add(found);
    }
  }
  return inputs;
};

/**
 * Answers a function that names the version of a room by its sources: its package's version, and a hash of all that its build
 * reads. Each folder is read once, so ask for many rooms at a time.
 */
export const sourceVersions = (project = root): ((room: string) => string) => {
  const packages = workspaces(project);
  const known = new Map<string, string>();
  const hashOfFolder = (folder: string): string => {
    const hash =
      known.get(folder) ?? hashOf(filesIn(folder).flatMap((file) => [file.slice(project.length), readFileSync(file)]));
    known.set(folder, hash);
    return hash;
  };
  // A module's own repository has none of the presets: its lock file names their version.
  const common = [
    join(project, 'package-lock.json'),
    ...filesIn(join(project, presetFolder)),
    join(project, moduleSchema),
  ];
  const shared = hashOf(common.filter((file) => existsSync(file)).map((file) => readFileSync(file)));

  return (room) => {
    const hashes = [...inputsOf(room, packages)].sort().map(hashOfFolder);
    return `${packageOf(room).version}-${hashOf([shared, ...hashes]).slice(0, 8)}`;
  };
};
