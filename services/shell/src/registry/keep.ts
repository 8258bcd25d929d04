import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Publication } from '@bidwright/contract-shell';
import { isCompressible, pack } from '../files/packed.ts';
import { remotesIn } from '../files/places.ts';
import type { Settings } from '../settings.ts';

const contentOf = (file: Publication['files'][number]) => Buffer.from(file.content, 'base64');

/** What each file must hash to in the browser. */
export const hashesOf = ({ files }: Publication): Record<string, string> =>
  Object.fromEntries(
    files
      .map((file) => [file.path, `sha384-${createHash('sha384').update(contentOf(file)).digest('base64')}`] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

const write = async (folder: string, file: Publication['files'][number]) => {
  const target = path.join(folder, file.path);
  const content = contentOf(file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
  if (isCompressible(file.path)) await writeFile(`${target}.br`, await pack(content, 'br'));
};

/**
 * Writes the files of a version into a folder of their own. `publish` moves them, all at once, to where they are served;
 * `discard` throws them away.
 */
export const unpack = async (settings: Pick<Settings, 'DATA_DIR'>, published: Publication) => {
  const unfinished = path.join(settings.DATA_DIR, 'publishing', randomUUID());
  await mkdir(unfinished, { recursive: true });
  const discard = () => rm(unfinished, { recursive: true, force: true });
  try {
    for (const file of published.files) await write(unfinished, file);
  } catch (error) {
    await discard();
    throw error;
  }
  return {
    discard,
    publish: async () => {
      const target = path.join(remotesIn(settings), published.file.name, published.version);
      // Left by a publication that was cut off: no row of the registry names it.
      await rm(target, { recursive: true, force: true });
      await mkdir(path.dirname(target), { recursive: true });
      await rename(unfinished, target);
    },
  };
};
