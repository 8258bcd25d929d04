import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Settings } from '../../settings.ts';

/** By which built files and places in them come from which sources: version 3 of the format of all bundlers. */
export interface SourceMap {
  version: 3;
  sources: string[];
  names: string[];
  mappings: string;
}

/** The maps of a version by the paths of its files. */
export type SourceMaps = Record<string, SourceMap>;

interface Version {
  name: string;
  version: string;
}

type Place = Pick<Settings, 'DATA_DIR'>;

/** Beside what is served, never in it. */
const fileOf = ({ DATA_DIR }: Place, { name, version }: Version) =>
  path.join(DATA_DIR, 'maps', name, `${version}.json.gz`);

/** Keeps the maps of a version, all at once. */
export const keepMaps = async (settings: Place, version: Version, maps: SourceMaps): Promise<void> => {
  const file = fileOf(settings, version);
  const unfinished = path.join(settings.DATA_DIR, 'publishing', randomUUID());
  await mkdir(path.dirname(file), { recursive: true });
  await mkdir(path.dirname(unfinished), { recursive: true });
  try {
    await writeFile(unfinished, await promisify(gzip)(JSON.stringify(maps)));
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
};

/** The maps of a version; none where it came without. */
export const mapsOf = async (settings: Place, version: Version): Promise<SourceMaps> => {
  const packed = await readFile(fileOf(settings, version)).catch(() => undefined);
  return packed ? JSON.parse((await promisify(gunzip)(packed)).toString()) : {};
};
