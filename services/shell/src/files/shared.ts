import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openStorage, type Storage, storageProblem, type storageSettings } from '@bidwright/service-kit';
import type { Settings } from '../settings.ts';

/** Where a front door keeps files: its own folder, and the bucket of all front doors, if there is one. */
export type Place = Pick<Settings, keyof typeof storageSettings>;

const opened = new WeakMap<Place, Promise<Storage>>();

/** Whether there may be anything that another front door has made. */
export const hasBucket = ({ S3_BUCKET }: Place): boolean => S3_BUCKET !== '';

const bucketOf = (place: Place): Promise<Storage> | undefined => {
  if (!hasBucket(place)) return undefined;
  const bucket = opened.get(place) ?? openStorage(place);
  opened.set(place, bucket);
  return bucket;
};

/** A bucket that is out of reach comes back. */
const unreachable = (error: unknown): never => {
  throw storageProblem(error);
};

/** What services keep in the same bucket goes by names of another kind. */
const keyOf = (file: string) => `front-door/${file}`;

/** Gives other front doors what this one has made; without a bucket its own folder is all there is, and nothing is asked for its content. */
export const share = async (
  place: Place,
  file: string,
  content: () => Buffer | string | Promise<Buffer>,
): Promise<void> => {
  const bucket = await bucketOf(place);
  if (!bucket) return;
  const unfinished = path.join(place.DATA_DIR, 'publishing', randomUUID());
  await mkdir(path.dirname(unfinished), { recursive: true });
  try {
    await writeFile(unfinished, await content());
    await bucket.keep(unfinished, keyOf(file)).catch(unreachable);
  } finally {
    await rm(unfinished, { force: true });
  }
};

/** What another front door has made, if any has. */
export const readShared = async (place: Place, file: string): Promise<Buffer | undefined> => {
  const bucket = await bucketOf(place);
  if (!bucket || !(await bucket.has(keyOf(file)).catch(unreachable))) return undefined;
  return bucket.read(keyOf(file)).then(buffer).catch(unreachable);
};

/** Whether other front doors find it, where they would look for it at all. */
export const isShared = async (place: Place, file: string): Promise<boolean> => {
  const bucket = await bucketOf(place);
  return !bucket || bucket.has(keyOf(file)).catch(unreachable);
};

/** Takes back what was shared. */
export const unshare = async (place: Place, file: string): Promise<void> => {
  const bucket = await bucketOf(place);
  await bucket?.remove(keyOf(file)).catch(unreachable);
};
