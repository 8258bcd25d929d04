import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type BackupOptions, backUp } from '../backup/backUp.ts';
import { noteBackup } from '../backup/note.ts';
import { Fault, textOf } from '../fault.ts';
import { folderOf } from '../platform/folderOf.ts';
import { say } from '../say.ts';
import { main } from './main.ts';

const numberOf = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const keep = Number(text);
  if (Number.isInteger(keep) && keep > 0) return keep;
  throw new Fault(`--keep is no number of backups: "${text}". Say how many stay, such as --keep 14`);
};

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
  const { firm, to, keep } = parseArgs({
    options: { firm: { type: 'boolean', default: false }, to: { type: 'string' }, keep: { type: 'string' } },
  }).values;
  const dataDir = folderOf(firm);
  const folder = await makeNoted({
    dataDir,
    databaseUrl: process.env.DATABASE_URL || undefined,
    into: to ? resolve(to) : join(dataDir, 'backups'),
    keep: numberOf(keep),
    signal,
  });
  say(`\nThe backup stands in ${folder}. It holds passwords and people's data: keep it as safe as the platform.`);
  if (process.env.S3_BUCKET) say(`Uploaded files lie in the bucket ${process.env.S3_BUCKET} and are not in it.`);
  if (!to) say('It is on the same disk as the platform. Name another one: npm run backup -- --to /mnt/backups');
  return 0;
});
