import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Problem } from '../problem.ts';
import type { Service } from '../service.ts';
import { filesOf } from './ledger.ts';
import { noFile, storageProblem } from './refusals.ts';
import type { Storage } from './storage.ts';

/** Hands a copy of a stored file on, or the file itself where it lies on this machine: it is only read. */
export const withCopy = async <T>(storage: Storage, key: string, act: (path: string) => Promise<T>): Promise<T> => {
  if (storage.folder) return act(join(storage.folder, key));
  const path = join(storage.incoming, randomUUID());
  try {
    await pipeline(await storage.read(key), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    return await act(path);
  } finally {
    await rm(path, { force: true });
  }
};

const storages = new WeakMap<object, Storage>();

/** Notes where a service that runs keeps its files. */
export const noteStorage = (service: object, storage: Storage): void => {
  storages.set(service, storage);
};

/** What a service reads of a record's file with a program of its own. `folder` is where it may write meanwhile. */
export const withStoredFile = async <T>(
  service: Service,
  recordId: string,
  act: (path: string, folder: string) => Promise<T>,
): Promise<T> => {
  const storage = storages.get(service);
  const [stored] = await filesOf(service.db, recordId, 'stored');
  if (!storage || !stored) throw noFile();
  try {
    return await withCopy(storage, stored.storageKey, (path) => act(path, storage.incoming));
  } catch (error) {
    if (error instanceof Problem) throw error;
    service.log.error({ err: error, key: stored.storageKey }, 'the storage gives no file');
    throw storageProblem(error);
  }
};
