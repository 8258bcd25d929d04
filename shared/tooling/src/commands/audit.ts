import { join } from 'node:path';
import { verifyAudits } from '../audit/verifyAudits.ts';
import { folderOf } from '../platform/folderOf.ts';
import { withDatabase } from '../platform/withDatabase.ts';
import { serviceNames } from '../rooms.ts';
import { main } from './main.ts';

await main(async () => {
  const folder = folderOf();
  const broken = await withDatabase(folder, process.env.DATABASE_URL || undefined, (login) =>
    verifyAudits(login, serviceNames(), join(folder, 'audit.json')),
  );
  return broken > 0 ? 1 : 0;
});
