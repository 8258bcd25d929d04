import { stat } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Publication } from '@bidwright/contract-shell';
import type { Service } from '@bidwright/service-kit';
import { hasBucket, readShared } from '../files/shared.ts';
import type { Settings } from '../settings.ts';
import type { Db } from '../tables.ts';
import { folderOf, hashesOf, sharedAs, unpack } from './keep.ts';
import { isPublishable } from './names.ts';
import { filesKept } from './stored.ts';

interface Bringing extends Pick<Service, 'log'> {
  db: Db;
  settings: Settings;
}

const isHere = (folder: string) =>
  stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );

/** Nothing is served of it that is not as it was published. */
const bring = async (context: Bringing, name: string, version: string): Promise<boolean> => {
  if (!hasBucket(context.settings)) return false;
  const hashes = await filesKept(context.db, name, version);
  const content = hashes && (await readShared(context.settings, sharedAs(name, version)));
  if (!content) return false;
  const { files }: Pick<Publication, 'files'> = JSON.parse(content.toString());
  if (!isDeepStrictEqual(hashesOf({ files }), hashes)) {
    context.log.error({ name, version }, 'the bucket holds other files of a version than were published');
    return false;
  }
  const unpacked = await unpack(context.settings, { name, version, files });
  try {
    await unpacked.publish();
  } finally {
    await unpacked.discard();
  }
  return true;
};

/**
 * Answers the folder of a version, whichever front door it was published at: one that is not here yet is brought from the bucket. A
 * folder that is nowhere is answered as well, and has no files.
 */
export const createVersions = (context: Bringing) => {
  const here = new Set<string>();
  const underWay = new Map<string, Promise<boolean>>();

  const isBrought = async (name: string, version: string, folder: string) => {
    if (!isPublishable(name) || !isPublishable(version)) return false;
    return (await isHere(folder)) || bring(context, name, version);
  };

  return async (name: string, version: string): Promise<string> => {
    const folder = folderOf(context.settings, name, version);
    if (here.has(folder)) return folder;
    const bringing = underWay.get(folder) ?? isBrought(name, version, folder);
    underWay.set(folder, bringing);
    try {
      if (await bringing) here.add(folder);
    } finally {
      underWay.delete(folder);
    }
    return folder;
  };
};

/** Finds the folder of a version. */
export type Versions = ReturnType<typeof createVersions>;
