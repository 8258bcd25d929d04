import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { exportFirm } from '../archive/exportFirm.ts';
import { Fault } from '../fault.ts';
import { folderOf } from '../platform/folderOf.ts';
import { say } from '../say.ts';
import { main } from './main.ts';

await main(async (signal) => {
  const { firm, to, readable } = parseArgs({
    options: {
      firm: { type: 'boolean', default: false },
      to: { type: 'string' },
      readable: { type: 'boolean', default: false },
    },
  }).values;
  if (!to) throw new Fault('Into which file? Name one: npm run export -- --to firm.zip');
  const file = resolve(to);
  const { tables, files, elsewhere } = await exportFirm({
    dataDir: folderOf(firm),
    databaseUrl: process.env.DATABASE_URL || undefined,
    to: file,
    readable,
    signal,
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  say(`\n${file} holds ${rows} rows of ${tables.length} tables, and ${files} files.`);
  if (elsewhere > 0) say(`${elsewhere} uploaded files are not in it: they are not in the folder of this platform.`);
  if (!readable)
    say('It holds passwords and people’s data: keep it as safe as the platform. To hand it on: --readable');
  return 0;
});
