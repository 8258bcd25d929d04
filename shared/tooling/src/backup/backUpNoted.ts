import { existsSync } from 'node:fs';
import { textOf } from '../fault.ts';
import { type BackupOptions, backUp } from './backUp.ts';
import { noteBackup } from './note.ts';

const seconds = () => Math.floor(Date.now() / 1000);

/** Makes a backup, as `backUp` does, and notes for the platform's Admins what became of it. */
export const backUpNoted = async (options: BackupOptions): Promise<string> => {
  const began = Date.now();
  try {
    const folder = await backUp(options);
    await noteBackup(options.dataDir, { madeAt: seconds(), folder, tookMs: Date.now() - began });
    return folder;
  } catch (error) {
    if (!options.signal.aborted && existsSync(options.dataDir))
      await noteBackup(options.dataDir, { failedAt: seconds(), reason: textOf(error) });
    throw error;
  }
};
