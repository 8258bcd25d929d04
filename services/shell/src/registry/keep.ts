import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Publication } from '@bidwright/contract-shell';
import { isCompressible, pack } from '../files/packed.ts';
import { remotesIn } from '../files/places.ts';
import { type Place, share } from '../files/shared.ts';
import type { Settings } from '../settings.ts';
import { contentOf } from './gate/content.ts';
import { hashOf } from './gate/hashes.ts';

const unpacked = promisify(brotliDecompress);

/** What each file must hash to in the browser. */
export const hashesOf = ({ files }: Pick<Publication, 'files'>): Record<string, string> =>
  Object.fromEntries(
    files.map((file) => [file.path, hashOf(file)] as const).sort(([one], [other]) => (one < other ? -1 : 1)),
  );

const write = async (folder: string, file: Publication['files'][number]) => {
  const target = path.join(folder, file.path);
  const content = contentOf(file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
  if (isCompressible(file.path)) await writeFile(`${target}.br`, await pack(content, 'br'));
};

/** Where the files of a version are served from. */
export const folderOf = (settings: Pick<Settings, 'DATA_DIR'>, name: string, version: string): string =>
  path.join(remotesIn(settings), name, version);

const isIntact = async (folder: string, file: Publication['files'][number]) => {
  const target = path.join(folder, file.path);
  const content = contentOf(file);
  if (!content.equals(await readFile(target))) return false;
  return !isCompressible(file.path) || content.equals(await unpacked(await readFile(`${target}.br`)));
};

/** Whether all files of a version stand where they are served, as they were published. */
export const isKept = async (settings: Pick<Settings, 'DATA_DIR'>, published: Publication): Promise<boolean> => {
  const folder = folderOf(settings, published.file.name, published.version);
  for (const file of published.files) {
    if (!(await isIntact(folder, file).catch(() => false))) return false;
  }
  return true;
};

/** As what other front doors find the files of a version. */
export const sharedAs = (name: string, version: string): string => `versions/${name}/${version}.json`;

/** Gives the files of a version to other front doors. */
export const shareVersion = (place: Place, { file, version, files }: Publication): Promise<void> =>
  share(place, sharedAs(file.name, version), () => JSON.stringify({ files }));

/**
 * Writes the files of a version into a folder of their own. `publish` moves them, all at once, to where they are served;
 * `discard` throws them away.
 */
export const unpack = async (
  settings: Pick<Settings, 'DATA_DIR'>,
  { name, version, files }: { name: string } & Pick<Publication, 'version' | 'files'>,
) => {
  const unfinished = path.join(settings.DATA_DIR, 'publishing', randomUUID());
  await mkdir(unfinished, { recursive: true });
  const discard = () => rm(unfinished, { recursive: true, force: true });
  try {
    for (const file of files) await write(unfinished, file);
  } catch (error) {
    await discard();
    throw error;
  }
  return {
    discard,
    publish: async () => {
      const target = folderOf(settings, name, version);
      // Left by a publication that was cut off, or spoiled since.
      await rm(target, { recursive: true, force: true });
      await mkdir(path.dirname(target), { recursive: true });
      await rename(unfinished, target);
    },
  };
};
