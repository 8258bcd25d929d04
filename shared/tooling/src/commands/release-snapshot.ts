import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { databaseOf } from '../database/access.ts';
import { withConnection } from '../database/sql.ts';
import { Fault } from '../fault.ts';
import { folderOf } from '../platform/folderOf.ts';
import { withDatabase } from '../platform/withDatabase.ts';
import { dumpOf } from '../release/dump.ts';
import { serviceNames, serviceRoom } from '../rooms.ts';
import { say } from '../say.ts';
import { main } from './main.ts';

await main(async () => {
  const { release } = parseArgs({ options: { release: { type: 'string' } } }).values;
  if (!release) throw new Fault('Which release has left the data? Say it: npm run release:snapshot -- --release 1.4.0');
  await withDatabase(folderOf(), process.env.DATABASE_URL || undefined, (login) =>
    withConnection(login, async (connection) => {
      for (const name of serviceNames()) {
        const file = join(serviceRoom(name), 'migrations/released.sql');
        const text = await dumpOf(connection, databaseOf(name));
        await writeFile(
          file,
          `-- As release ${release} left it, a few rows of each table. Made by: npm run release:snapshot\n\n${text}`,
        );
        say(`${file}: ${Math.ceil(text.length / 1000)} kB`);
      }
    }),
  );
  return 0;
});
