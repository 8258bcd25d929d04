import { join } from 'node:path';
import { verifyAudits } from '../audit/verifyAudits.ts';
import { withDatabase } from '../platform/withDatabase.ts';
import { serviceNames } from '../rooms.ts';
import { dataFolder } from '../root.ts';
import { main } from './main.ts';

await main(async () => {
  const { DATA_DIR, DATABASE_URL } = process.env;
  const folder = DATA_DIR || dataFolder;
  const broken = await withDatabase(folder, DATABASE_URL || undefined, (login) =>
    verifyAudits(login, serviceNames(), join(folder, 'audit.json')),
  );
  return broken > 0 ? 1 : 0;
});
