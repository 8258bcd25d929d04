import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Packed } from './pack.ts';
import { type Surface, surfaceOf } from './surface.ts';
import { type Change, changeOf, nextVersion, reaches } from './versions.ts';

/** What a version of a package showed; it stands beside the room's package.json. */
interface Promised {
  version: string;
  surface: Surface;
}

const fileOf = (room: string) => join(room, 'api.json');

const promisedBy = async (room: string): Promise<Promised | undefined> =>
  existsSync(fileOf(room)) ? JSON.parse(await readFile(fileOf(room), 'utf8')) : undefined;

const told = (word: string, names: string[]) => (names.length > 0 ? [`${word} ${names.join(', ')}`] : []);

const lineOf = ({ name, version }: Packed, { kind, gone, changed, added }: Change, least: string): string => {
  const what = [...told('gone:', gone), ...told('says something else:', changed), ...told('new:', added)].join('; ');
  return `${name} ${version} shows others something else than it did, which is ${kind} (${what}). Its version must be ${least} or later.`;
};

const recordIt = 'Then keep what it shows: npm run packages -- --record';

/** What is wrong with a package's version; nothing when it says what became of the package. */
const faultOf = (packed: Packed, promised: Promised | undefined, surface: Surface): string | undefined => {
  if (!promised) return undefined;
  const change = changeOf(promised.surface, surface);
  const least = nextVersion(promised.version, change.kind);
  return change.kind !== 'none' && !reaches(packed.version, least) ? lineOf(packed, change, least) : undefined;
};

/** Which packages show others something else than what stands beside them under their version. */
export const brokenPromises = async (packed: Packed[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const one of packed) {
    const [promised, surface] = [await promisedBy(one.room), surfaceOf(one.folder)];
    const isKept = promised && changeOf(promised.surface, surface).kind === 'none';
    const fault = faultOf(one, promised, surface) ?? `What ${one.name} ${one.version} shows is not kept.`;
    if (!isKept) faults.push(`${fault} ${recordIt}`);
  }
  return faults;
};

/** Keeps what packages show under their versions; answers those whose version does not say what became of them, which stay as they are. */
export const keepPromises = async (packed: Packed[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const one of packed) {
    const [promised, surface] = [await promisedBy(one.room), surfaceOf(one.folder)];
    const fault = faultOf(one, promised, surface);
    if (fault) faults.push(fault);
    else if (!promised || changeOf(promised.surface, surface).kind !== 'none')
      await writeFile(fileOf(one.room), `${JSON.stringify({ version: one.version, surface }, undefined, 2)}\n`);
  }
  return faults;
};
