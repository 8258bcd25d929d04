import { Fault } from '../fault.ts';
import { say } from '../say.ts';
import { upgrade } from '../upgrade/upgrade.ts';
import { backupOptions } from './backupOptions.ts';
import { main } from './main.ts';

const count = (migrations: string[]) => `${migrations.length} ${migrations.length === 1 ? 'migration' : 'migrations'}`;

await main(async (signal) => {
  if (process.env.DATABASE_URL)
    throw new Fault(
      'The databases stand on a server of yours (DATABASE_URL): back them up there. They are migrated by npm start.',
    );
  const { backup, ran } = await upgrade({ ...backupOptions('upgrade'), signal });
  const done = Object.entries(ran).map(([service, migrations]) => `\n  ${service}: ${count(migrations)}`);
  say(
    done.length > 0 ? `\nThe databases are those of this version:${done.join('')}` : '\nThere was nothing to migrate.',
  );
  say(`Start it: npm start. How it was before stands in ${backup}`);
  return 0;
});
