import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { moduleNames, moduleRoom, shellRoom } from '../rooms.ts';

/** A room's package.json states what its first screen may weigh, compressed, in thousands of bytes. */
interface Budgeted {
  budget?: { firstScreen?: number };
}

const readText = (...path: string[]): Promise<string> => readFile(join(...path), 'utf8');

/** Scripts the shell's page names. */
const firstOfShell = async (dist: string): Promise<string[]> =>
  [...(await readText(dist, 'index.html')).matchAll(/<script[^>]*\bsrc="\/?([^"]+)"/g)].map(([, path]) => path ?? '');

const firstOfModule = async (dist: string): Promise<string[]> =>
  JSON.parse(await readText(dist, 'publication.json')).preload;

const compressed = promisify(brotliCompress);

const weightOf = async (dist: string, files: string[]): Promise<number> => {
  const sizes = await Promise.all(
    files.map(async (file) => (await compressed(await readFile(join(dist, file)))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
};

const checkRoom = async (room: string): Promise<{ line: string; fault: boolean }> => {
  const { budget }: Budgeted = JSON.parse(await readText(room, 'package.json'));
  const dist = join(room, 'dist');
  const files = await (room === shellRoom ? firstOfShell(dist) : firstOfModule(dist));
  const weight = await weightOf(dist, files);
  const allowed = budget?.firstScreen ?? 0;
  return { line: `${basename(room)}: ${weight.toFixed(1)} of ${allowed} kB`, fault: weight > allowed };
};

/** Weighs the first screen of each built room against its budget. A room without a budget is over it. */
export const checkSizes = async (): Promise<{ line: string; fault: boolean }[]> =>
  Promise.all([shellRoom, ...moduleNames().map(moduleRoom)].map(checkRoom));
