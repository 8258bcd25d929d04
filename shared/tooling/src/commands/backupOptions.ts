import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { BackupOptions } from '../backup/backUp.ts';
import { Fault } from '../fault.ts';
import { folderOf } from '../platform/folderOf.ts';
import { say } from '../say.ts';

const numberOf = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const keep = Number(text);
  if (Number.isInteger(keep) && keep > 0) return keep;
  throw new Fault(`--keep is no number of backups: "${text}". Say how many stay, such as --keep 14`);
};

/** What the command line says of a backup: `--firm`, `--to` and `--keep`; without `--to` BACKUP_DIR says where. */
export const backupOptions = (command: string, args = process.argv.slice(2)): Omit<BackupOptions, 'signal'> => {
  const { firm, to, keep } = parseArgs({
    args,
    options: { firm: { type: 'boolean', default: false }, to: { type: 'string' }, keep: { type: 'string' } },
  }).values;
  const dataDir = folderOf(firm);
  const into = to || process.env.BACKUP_DIR;
  if (!into)
    say(
      `The backup will be on the same disk as the platform. Name another one: npm run ${command} -- --to /mnt/backups`,
    );
  return { dataDir, into: into ? resolve(into) : join(dataDir, 'backups'), keep: numberOf(keep) };
};
