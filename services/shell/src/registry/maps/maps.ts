import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type Place, readShared, share } from '../../files/shared.ts';

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

/** Beside what is served, never in it. */
const fileOf = ({ name, version }: Version) => path.join('maps', name, `${version}.json.gz`);

/** Keeps the maps of a version, all at once. */
export const keepMaps = async (settings: Place, version: Version, maps: SourceMaps): Promise<void> => {
  const file = path.join(settings.DATA_DIR, fileOf(version));
  const content = await promisify(gzip)(JSON.stringify(maps));
  const unfinished = path.join(settings.DATA_DIR, 'publishing', randomUUID());
  await mkdir(path.dirname(file), { recursive: true });
  await mkdir(path.dirname(unfinished), { recursive: true });
  try {
    await writeFile(unfinished, content);
    await rename(unfinished, file);
    await share(settings, fileOf(version), () => content);
  } finally {
    await rm(unfinished, { force: true });
  }
};

/** The maps of a version; none where it came without. */
export const mapsOf = async (settings: Place, version: Version): Promise<SourceMaps> => {
  const here = await readFile(path.join(settings.DATA_DIR, fileOf(version))).catch(() => undefined);
  const packed = here ?? (await readShared(settings, fileOf(version)));
  return packed ? JSON.parse((await promisify(gunzip)(packed)).toString()) : {};
};
