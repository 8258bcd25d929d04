import { mkdirSync } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Storage } from './storage.ts';

/** The folder for incoming files; on the disk of the service, so that a whole one is moved, not copied. */
export const incomingIn = (dataDir: string): string => {
  const folder = join(dataDir, 'incoming');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
};

/** Files in a folder of this machine. */
export const folderStorage = (dataDir: string): Storage => {
  const folder = join(dataDir, 'files');
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    folder,
    incoming: incomingIn(dataDir),
    keep: async (file, key) => {
      const place = join(folder, key);
      await mkdir(dirname(place), { recursive: true, mode: 0o700 });
      await rename(file, place);
    },
    read: async (key, part) => (await open(join(folder, key))).createReadStream(part),
    has: (key) => disk.exists(key),
    remove: (key) => disk.delete(key),
  };
};
