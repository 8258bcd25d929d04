import { constants, setPriority } from 'node:os';
import { backUpNoted } from '../backup/backUpNoted.ts';
import { say } from '../say.ts';
import { backupOptions } from './backupOptions.ts';
import { main } from './main.ts';

// Where the machine is busy, the calls of people come first.
setPriority(constants.priority.PRIORITY_LOW);

await main(async (signal) => {
  const options = backupOptions('backup');
  const folder = await backUpNoted({ ...options, databaseUrl: process.env.DATABASE_URL || undefined, signal });
  say(`\nThe backup stands in ${folder}. It holds passwords and people's data: keep it as safe as the platform.`);
  if (process.env.S3_BUCKET) say(`Uploaded files lie in the bucket ${process.env.S3_BUCKET} and are not in it.`);
  return 0;
});
