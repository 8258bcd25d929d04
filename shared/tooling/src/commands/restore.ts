import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restore } from '../backup/restore.ts';
import { Fault } from '../fault.ts';
import { folderOf } from '../platform/folderOf.ts';
import { say } from '../say.ts';
import { main } from './main.ts';

await main(async (signal) => {
  const { values, positionals } = parseArgs({
    options: { firm: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [from] = positionals;
  if (!from)
    throw new Fault(
      'Which backup? Name its folder, or an archive: DATA_DIR=/srv/bidwright npm run restore -- /mnt/backups/2026-…',
    );
  const dataDir = folderOf(values.firm);
  const { madeAt } = await restore({
    from: resolve(from),
    dataDir,
    databaseUrl: process.env.DATABASE_URL || undefined,
    signal,
  });
  say(
    `\n${dataDir} holds the platform as it was on ${madeAt}. Start it: ${values.firm ? 'npm start -- --firm' : 'npm start'}`,
  );
  return 0;
});
