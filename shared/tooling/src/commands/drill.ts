import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drill } from '../backup/drill.ts';
import { folderOf } from '../platform/folderOf.ts';
import { say } from '../say.ts';
import { main } from './main.ts';

await main(async (signal) => {
  const { firm } = parseArgs({ options: { firm: { type: 'boolean', default: false } } }).values;
  const { backup, restore } = await drill({
    dataDir: folderOf(firm),
    databaseUrl: process.env.DATABASE_URL || undefined,
    into: await mkdtemp(join(tmpdir(), 'bidwright-drill-')),
    signal,
  });
  say(`\nA backup took ${backup} and its restore ${restore}; all rows, files and audit seals are there.`);
  return 0;
});
