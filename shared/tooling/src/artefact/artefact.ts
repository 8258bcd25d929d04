import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { whileHeld } from '../../bin/lock.mjs';
import { packageOf } from '../build/workspaces.ts';
import { dataFolder, root } from '../root.ts';
import { step } from '../say.ts';
import { packagesOf } from './packages.ts';
import { scriptOf } from './script.ts';
import { filesIn, placeAll } from './tree.ts';

/** The one file that a service is started by. */
export const mainFile = 'main.js';

/** What an artefact of a service says of itself. */
export interface ArtefactFile {
  name: string;
  version: string;
}

const aboutFile = 'package.json';

/** What stands in a folder; undefined where no whole artefact does. */
export const artefactIn = async (folder: string): Promise<ArtefactFile | undefined> => {
  try {
    const { name, version } = JSON.parse(await readFile(join(folder, aboutFile), 'utf8'));
    return { name, version };
  } catch {
    return undefined;
  }
};

/** Where the room stands in its artefact: packages that only it sees go along with it. */
const roomFolder = 'service';

const ours = new Set(['src', 'migrations', 'locales']);

/** Tests, and what only they use, stay behind. */
const isOurs = (file: string) =>
  ours.has(file.split('/', 1)[0] ?? '') && !/\.test\.ts$|^src\/testing\/|\.sql$/.test(file);

/** Needed by who writes code, not by code that runs. Licences go along. */
const isForReaders = (file: string) => /\.(d\.[cm]?ts|map|flow)$|(^|\/)(README|CHANGELOG|HISTORY)[^/]*$/i.test(file);

const placeOurs = async (from: string, to: string): Promise<void> => {
  for (const file of filesIn(from).filter(isOurs)) {
    const target = join(to, file);
    await mkdir(join(target, '..'), { recursive: true });
    if (file.endsWith('.ts'))
      await writeFile(target.replace(/\.ts$/, '.js'), scriptOf(await readFile(join(from, file), 'utf8')));
    else await cp(join(from, file), target);
  }
};

/** The package.json of one of ours, which says where its files stand now. */
const aboutOf = async (folder: string, version?: string): Promise<string> => {
  const { name, type, exports, ...own } = JSON.parse(await readFile(join(folder, aboutFile), 'utf8'));
  return JSON.stringify({ name, version: version ?? own.version, type, exports }).replaceAll('.ts"', '.js"');
};

const write = async (room: string, version: string, output: string): Promise<void> => {
  const { own, installed } = packagesOf(room);
  const places: [folder: string, place: string][] = [...own].map(([name, folder]) => [
    folder,
    join('node_modules', name),
  ]);
  places.push([room, roomFolder]);
  for (const [folder, place] of places) {
    await placeOurs(folder, join(output, place));
    await writeFile(join(output, place, aboutFile), await aboutOf(folder, folder === room ? version : undefined));
  }
  for (const path of installed) {
    const from = join(root, path);
    const files = filesIn(from).filter((file) => !isForReaders(file));
    // Seen by one of ours alone, or by all.
    const [folder, place] = places.find(([one]) => from.startsWith(`${one}/`)) ?? [root, ''];
    await placeAll(from, files, join(output, place, from.slice(folder.length)));
  }
  await writeFile(join(output, mainFile), `import './${roomFolder}/src/main.js';\n`);
  // Written last: what has it is whole.
  const { name } = packageOf(room);
  await writeFile(join(output, aboutFile), `${JSON.stringify({ name, version, type: 'module' }, undefined, 2)}\n`);
};

/**
 * Builds a service as one folder that runs on Node alone, wherever it is put: `node main.js`. A folder in which that version
 * stands is left as it is; another one is replaced as a whole.
 */
export const buildArtefact = async (room: string, version: string, output = join(room, 'dist')): Promise<void> => {
  const { name } = packageOf(room);
  await whileHeld(join(dataFolder, `build-${name}.sock`), async () => {
    if ((await artefactIn(output))?.version === version) return;
    await step(`Building ${name} ${version}`, async () => {
      const unfinished = join(dirname(output), `.${basename(output)}.unfinished`);
      await rm(unfinished, { recursive: true, force: true });
      await write(room, version, unfinished);
      await rm(output, { recursive: true, force: true });
      await rename(unfinished, output);
    });
  });
};
