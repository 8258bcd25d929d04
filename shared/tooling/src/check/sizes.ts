import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { moduleNames, moduleRoom, shellRoom } from '../rooms.ts';

/** What a build may weigh, compressed, in thousands of bytes. */
export interface Budget {
  /** What a page loads before it shows anything of the room. */
  first: number;
  /** All its code and texts. */
  whole: number;
}

interface Budgets {
  /** The pages for signed-out people. */
  entrance: Budget;
  /** The frame, with what modules share. */
  shell: Budget;
  module: Budget;
  /** Modules that bring more along, such as an editor that is loaded when somebody writes. */
  rooms: Record<string, Budget>;
}

const readText = (...path: string[]): Promise<string> => readFile(join(...path), 'utf8');

type FilesOf = (dist: string) => Promise<string[]>;

/** Scripts that a page of the shell waits for. Those that come by the way are a language's; those in comments are for some pages, or for some people. */
const firstOf =
  (page: string): FilesOf =>
  async (dist) => {
    const html = (await readText(dist, `${page}.html`)).replaceAll(/<!--.*?-->/gs, '');
    return [...html.matchAll(/<script(?![^>]*\basync\b)[^>]*\bsrc="\/?([^"]+)"/g)].map(([, path]) => path ?? '');
  };

const firstOfModule = async (dist: string): Promise<string[]> =>
  JSON.parse(await readText(dist, 'publication.json')).preload;

const wholeOf =
  (page: string): FilesOf =>
  async (dist) =>
    Object.keys(JSON.parse(await readText(dist, `${page}.files.json`)));

const wholeOfModule = (dist: string): Promise<string[]> => readdir(dist, { recursive: true });

const isCode = (file: string) => /\.(js|css)$/.test(file);

const compressed = promisify(brotliCompress);

const weightOf = async (dist: string, files: string[]): Promise<number> => {
  const sizes = await Promise.all(
    files.map(async (file) => (await compressed(await readFile(join(dist, file)))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
};

/** Weighs a build: a line for each budget that is overrun. */
export const weigh = async (
  dist: string,
  { first, whole }: Record<keyof Budget, string[]>,
  budget: Budget,
): Promise<string[]> => {
  const weights: Budget = { first: await weightOf(dist, first), whole: await weightOf(dist, whole.filter(isCode)) };
  return (['first', 'whole'] as const)
    .filter((part) => weights[part] > budget[part])
    .map((part) => `${part} files weigh ${weights[part].toFixed(1)} kB, more than ${budget[part]} kB`);
};

const check = async (room: string, first: FilesOf, whole: FilesOf, budget: Budget, name = basename(room)) => {
  const dist = join(room, 'dist');
  const faults = await weigh(dist, { first: await first(dist), whole: await whole(dist) }, budget);
  return faults.map((fault) => `${name}: ${fault}`);
};

/** Weighs what was built; a line for each budget that is overrun. */
export const checkSizes = async (): Promise<string[]> => {
  const budgets: Budgets = JSON.parse(await readText(import.meta.dirname, 'budgets.json'));
  const found = await Promise.all([
    check(shellRoom, firstOf('entrance'), wholeOf('entrance'), budgets.entrance, 'entrance'),
    check(shellRoom, firstOf('index'), wholeOf('index'), budgets.shell),
    ...moduleNames().map((name) =>
      check(
        moduleRoom(name),
        firstOfModule,
        wholeOfModule,
        budgets.rooms[basename(moduleRoom(name))] ?? budgets.module,
      ),
    ),
  ]);
  return found.flat();
};
