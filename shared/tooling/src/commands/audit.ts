import { verifyAudits } from '../audit/verifyAudits.ts';
import { withDatabase } from '../audit/withDatabase.ts';
import { serviceNames } from '../rooms.ts';
import { dataFolder } from '../root.ts';
import { main } from './main.ts';

await main(async () => {
  const { DATA_DIR, DATABASE_URL } = process.env;
  const broken = await withDatabase(DATA_DIR || dataFolder, DATABASE_URL || undefined, (login) =>
    verifyAudits(login, serviceNames()),
  );
  return broken > 0 ? 1 : 0;
});
