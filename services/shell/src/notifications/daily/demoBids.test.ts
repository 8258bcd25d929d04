import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { demoData } from '@bidwright/demo-data';
import { connect } from '@bidwright/service-kit';
import { emptyDatabase, type Launched, launch } from '@bidwright/service-testing';
import type { Kysely } from 'kysely';
import type { Tables } from '../../tables.ts';
import { freePort, ownProcess, untilReady } from '../../testing/ownProcess.ts';
import { userTarget } from '../targets.ts';
import { addDays } from './days.ts';

/** What the test looks at: the front door's own tables, and how far it has pulled other services' records. */

const today = '2026-11-24';
const INTERNAL_KEY = 'a key that is long enough for its purpose';
const folder = mkdtempSync(path.join(tmpdir(), 'daily-'));
const running: Launched[] = [];

/** Of the front door. */
let url: string;
let settings: NodeJS.ProcessEnv;
let db: Kysely<Tables>;

/** A service as it runs in earnest, with its demo data. */
const begin = async (name: string, peers: Record<string, string>): Promise<string> => {
  const DATABASE_URL = await emptyDatabase(`daily-${name}`);
  const file = path.join(import.meta.dirname, `../../../../${name}/src/main.ts`);
  const PEERS = JSON.stringify(peers);
  const launched = await launch(file, { DATABASE_URL, INTERNAL_KEY, PEERS, DEMO: '1', DEMO_TODAY: today });
  running.push(launched);
  return launched.url;
};

beforeAll(async () => {
  const PORT = await freePort();
  url = `http://127.0.0.1:${PORT}`;
  const admin = await begin('admin', { shell: url });
  const services = JSON.stringify({ admin, opportunities: await begin('opportunities', { shell: url, admin }) });
  const DATABASE_URL = await emptyDatabase('daily-shell');
  const places = { DATA_DIR: folder, SHELL_DIST: folder, SERVICES: services, PEERS: services };
  settings = { ...places, PORT, DATABASE_URL, INTERNAL_KEY, DEMO: '1', DEMO_TODAY: today };
  db = connect<Tables>(DATABASE_URL);
}, 300_000);

afterAll(async () => {
  await db.destroy();
  await Promise.all(running.map((one) => one.stop()));
  rmSync(folder, { recursive: true });
});

const until = async (holds: () => Promise<boolean>) => {
  while (!(await holds())) await after(100);
};

/** Runs the front door, for which it is that day, until something holds. */
const runOn = async (TODAY: string, holds: () => Promise<boolean>) => {
  const child = ownProcess({ ...settings, TODAY });
  const ended = once(child, 'exit');
  await untilReady(url);
  await until(holds);
  child.kill('SIGTERM');
  await ended;
};

const isReminded = async (day: string) =>
  (await db.selectFrom('daily_runs').select('day').where('job', '=', 'reminders').executeTakeFirst())?.day === day;

test('on the day on which a bid of the demo is due its manager is reminded', async () => {
  const { opportunities } = demoData(today).opportunities;
  const bid = opportunities.find(
    ({ dueDate, opportunityStatus }) => dueDate && dueDate > today && opportunityStatus?.name === 'Writing',
  );
  if (!bid?.dueDate || !bid.rfpManager) throw new Error('The demo has no bid that is due');
  const { dueDate, id, rfpManager } = bid;
  const reminders = () =>
    db
      .selectFrom('notifications as n')
      .innerJoin('notification_targets as t', 't.notificationId', 'n.id')
      .select(['n.message', 'n.link'])
      .where('n.type', '=', 'due-soon')
      .where('n.recordId', '=', id)
      .where('t.target', '=', userTarget(rfpManager.id))
      .orderBy('n.seq')
      .execute();

  const eve = addDays(dueDate, -1);
  await runOn(eve, () => isReminded(eve));
  const before = await reminders();
  await runOn(dueDate, () => isReminded(dueDate));
  const added = (await reminders()).slice(before.length);
  const message = `${bid.solicitationName} is due on ${dueDate}`;
  expect(added).toEqual([{ message, link: `/general/opportunities/${id}` }]);
}, 300_000);
