import { parseArgs } from 'node:util';
import { Fault } from '../fault.ts';
import { folderOf } from '../platform/folderOf.ts';
import { type SeedSize, seedPlatform, seedSizes } from '../platform/seed.ts';
import { say } from '../say.ts';
import { main } from './main.ts';

const isSize = (size: string | undefined): size is SeedSize => size !== undefined && Object.hasOwn(seedSizes, size);

await main(async (signal) => {
  const { size } = parseArgs({ options: { size: { type: 'string' } } }).values;
  if (!isSize(size)) {
    const known = Object.keys(seedSizes).join(', ');
    throw new Fault(`Which data? Say one of ${known}, such as: npm run seed -- --size firm`);
  }
  const dataDir = folderOf();
  await seedPlatform({ dataDir, databaseUrl: process.env.DATABASE_URL || undefined, size, signal });
  say(`\nThe data are there. npm start shows them; the library's search index is made at its first start.`);
  return 0;
});
