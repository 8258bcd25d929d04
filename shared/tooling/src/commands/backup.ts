import { existsSync } from 'node:fs';
import { type BackupOptions, backUp } from '../backup/backUp.ts';
import { noteBackup } from '../backup/note.ts';
import { textOf } from '../fault.ts';
import { say } from '../say.ts';
import { backupOptions } from './backupOptions.ts';
import { main } from './main.ts';

const seconds = () => Math.floor(Date.now() / 1000);

/** Makes it and notes for the platform's Admins what became of it. */
const makeNoted = async (options: BackupOptions): Promise<string> => {
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

await main(async (signal) => {
  const options = backupOptions('backup');
  const folder = await makeNoted({ ...options, databaseUrl: process.env.DATABASE_URL || undefined, signal });
  say(`\nThe backup stands in ${folder}. It holds passwords and people's data: keep it as safe as the platform.`);
  if (process.env.S3_BUCKET) say(`Uploaded files lie in the bucket ${process.env.S3_BUCKET} and are not in it.`);
  return 0;
});
