import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { whileHeld } from '../../bin/lock.mjs';
import { exec } from '../exec.ts';
import { Fault } from '../fault.ts';
import { packageFolder } from '../packageFolder.ts';
import { dataFolder } from '../root.ts';
import { step } from '../say.ts';
import { settle } from '../settle.ts';

/** What a room is built as. */
export interface Build {
  room: string;
  version: string;
}

const atOnce = 2;

/** Of this package's own, wherever it is installed. */
const bundler = join(packageFolder(import.meta.dirname, '@rspack/cli'), 'bin/rspack.js');

const stampOf = (folder: string) => join(folder, '.version');

/** The version of the build that stands in a folder whole. A build by hand since has left the stamp, and calls itself otherwise. */
const builtVersion = async (folder: string): Promise<string> => {
  try {
    const stamp = await readFile(stampOf(folder), 'utf8');
    const { version } = JSON.parse(await readFile(join(folder, 'publication.json'), 'utf8'));
    return version === stamp ? stamp : '';
  } catch {
    return '';
  }
};

const rspack = async ({ room, version }: Build, output: string, signal?: AbortSignal): Promise<void> => {
  const { code, output: said } = await exec(process.execPath, [bundler, 'build', '--output-path', output], {
    cwd: room,
    env: { ...process.env, MODULE_VERSION: version, NODE_ENV: 'production' },
    signal,
  });
  if (code !== 0) throw new Fault(`${basename(room)} could not be built:\n${said.trim()}`);
  await writeFile(stampOf(output), version);
};

/** Builds a room into its dist/, or another folder, unless that version stands there already. */
export const buildRoom = async (
  wanted: Build,
  { output = join(wanted.room, 'dist'), signal }: { output?: string; signal?: AbortSignal } = {},
): Promise<void> => {
  if ((await builtVersion(output)) === wanted.version) return;
  const name = basename(wanted.room);
  await whileHeld(join(dataFolder, `build-${name}.sock`), async () => {
    if ((await builtVersion(output)) !== wanted.version)
      await step(`Building ${name}`, () => rspack(wanted, output, signal));
  });
};

/** Builds rooms, few at once: a build takes all of a core. */
export const buildAll = async (builds: Build[], signal?: AbortSignal): Promise<void> => {
  const waiting = [...builds];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await buildRoom(next, { signal });
  };
  await settle(Array.from({ length: atOnce }, work));
};
