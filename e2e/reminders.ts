import { globSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseOf } from '@bidwright/tooling/database/access';
import { rowsOf, withConnection } from '@bidwright/tooling/database/sql';
import type { Platform } from '@bidwright/tooling/platform';

const root = join(import.meta.dirname, '..');

/** The services that remind people each day of what is due. */
const reminding = () =>
  globSync('services/*/src/notices/notices.ts', { cwd: root }).map((file) => file.split('/')[1] ?? '');

const timeoutMs = 150_000;

/** Waits until everybody has been reminded of today: a service begins with it a minute after it first pulled what it copies. */
export const allReminded = ({ database }: Platform): Promise<void> =>
  withConnection(database.login, async (connection) => {
    // As of the zone of this machine, in which a firm is that says no other.
    const today = new Date().toLocaleDateString('sv');
    const until = Date.now() + timeoutMs;
    const isReminded = async (service: string) => {
      const name = databaseOf(service);
      const [row] = await rowsOf(
        connection,
        `select exists (select 1 from ${name}.daily_runs where job = 'reminders' and day >= '${today}') as isDone,
          exists (select 1 from ${name}.outbox where parked = 0 and attempts = 0) as isTelling`,
      );
      return row?.['isDone'] === 1 && row['isTelling'] === 0;
    };
    for (const service of reminding())
      while (!(await isReminded(service))) {
        if (Date.now() > until) throw new Error(`${service} reminds nobody`);
        await pause(500);
      }
  });
