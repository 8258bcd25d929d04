import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { since } from '../say.ts';
import { type BackupOptions, backUp } from './backUp.ts';
import { restore } from './restore.ts';

/** How long it took, in words. */
export interface Drilled {
  backup: string;
  restore: string;
}

/** Makes a backup, restores it aside and removes both: what is there tomorrow was tried today. */
export const drill = async (options: Omit<BackupOptions, 'keep'>): Promise<Drilled> => {
  const { into, signal } = options;
  try {
    const began = Date.now();
    const folder = await backUp(options);
    const backup = since(began);
    const made = Date.now();
    await restore({ from: folder, dataDir: join(into, 'restored'), signal });
    return { backup, restore: since(made) };
  } finally {
    await rm(into, { recursive: true, force: true });
  }
};
