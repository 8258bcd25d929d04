import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type { RecordEvent } from '@bidwright/contract-kit';
import { connect } from '@bidwright/service-kit';
import { emptyDatabase, knownKeys, tokenOf } from '@bidwright/service-testing';
import { v7 as uuid } from 'uuid';
import { now } from '../clock.ts';
import { databaseOf } from '../database.ts';
import { readSettings } from '../settings.ts';
import { adminService } from '../testing/adminService.ts';
import { gardenService } from '../testing/gardenService.ts';
import { hearing } from '../testing/hooks.ts';
import { freePort, ownProcess, untilReady } from '../testing/ownProcess.ts';
import { receiver } from '../testing/receiver.ts';
import { makeOne } from './manage.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'webhook-doors-'));
const key = 'a key that is long enough for its purpose';
const admin = adminService();
const garden = gardenService(admin.askedBy);
const one = receiver();

interface Door {
  url: string;
  child: ChildProcess;
}
const doors: Door[] = [];
let DATABASE_URL: string;

const environment = (PORT: string) => ({
  PORT,
  DATABASE_URL,
  INTERNAL_KEY: key,
  ...knownKeys('garden'),
  SERVICES: JSON.stringify({ admin: admin.url, garden: garden.url }),
  DATA_DIR: folder,
  PUBLIC_URL: 'http://localhost:8080',
  WEBHOOK_HOSTS: '127.0.0.1',
});

const open = async (): Promise<Door> => {
  const PORT = await freePort();
  const door = { url: `http://127.0.0.1:${PORT}`, child: ownProcess(environment(PORT)) };
  doors.push(door);
  await untilReady(door.url);
  admin.askedBy.shell = door.url;
  return door;
};

beforeAll(async () => {
  DATABASE_URL = await emptyDatabase('shell-webhook-doors');
  await Promise.all([open(), open()]);
});

const end = async ({ child }: Door, signal: NodeJS.Signals) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
};

afterAll(async () => {
  for (const door of doors) await end(door, 'SIGTERM');
  rmSync(folder, { recursive: true });
});

/** Makes a webhook and answers its secret, and how many messages wait. */
const webhook = async () => {
  const connected = connect(DATABASE_URL);
  const db = databaseOf({ db: connected });
  const settings = readSettings(environment('1'));
  const by = { id: uuid(), name: 'Dana Whitfield' };
  const input = { ...hearing, address: one.url } as Parameters<typeof makeOne>[2];
  const { id, secret } = await makeOne({ db, key, settings }, by, input);
  const rows = () =>
    db.selectFrom('webhook_deliveries').select(['state', 'tries']).where('webhookId', '=', id).orderBy('id').execute();
  const close = async () => {
    await db.deleteFrom('webhooks').execute();
    await connected.destroy();
  };
  return { secret: secret ?? '', rows, close };
};

const bed = uuid();
const eventAt = (version: number): RecordEvent => ({
  id: uuid(),
  service: 'garden',
  col: 'beds',
  kind: 'changed',
  recordId: bed,
  version,
  at: now(),
  by: { id: uuid(), name: 'Noor Haddad' },
  changes: { name: { from: `Roses ${version - 1}`, to: `Roses ${version}` } },
  title: 'name',
  record: { id: bed, name: `Roses ${version}` },
});

const tell = async ({ url }: Door, events: RecordEvent[]) => {
  const authorization = `Bearer ${tokenOf({ service: 'garden' }, 'shell')}`;
  const { status } = await fetch(`${url}/internal/events`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ events }),
  });
  expect(status).toBe(200);
};

const until = async (isSo: () => boolean) => {
  const last = performance.now() + 90_000;
  while (!isSo() && performance.now() < last) await after(50);
  expect(isSo()).toBe(true);
};

const versions = (secret: string) => one.got.map((message) => Number(one.verified(secret, message).data.version));
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

test('two front doors send two hundred changes in their order, each once', async () => {
  garden.beds.set(bed, { id: bed, name: 'Roses' });
  const { secret, close } = await webhook();
  const [first, second] = doors;
  if (!first || !second) throw new Error('Two doors are open');
  for (let from = 0; from < 200; from += 10)
    await tell(
      from % 20 === 0 ? first : second,
      upTo(10).map((at) => eventAt(from + at)),
    );
  await until(() => one.got.length >= 200);
  await after(1500);
  expect(versions(secret)).toEqual(upTo(200));
  await close();
});

test('after front doors are killed another one goes on with what was on its way, and none is left out', async () => {
  garden.beds.set(bed, { id: bed, name: 'Roses' });
  const { secret, rows, close } = await webhook();
  let busy: (() => void) | undefined;
  // The third message is on its way when its front door ends; nobody knows whether it came.
  one.answers((response, count) => {
    if (count !== 3) return response.end();
    busy = () => response.end();
    return response;
  });
  const [first, second] = doors;
  if (!first || !second) throw new Error('Two doors are open');
  await tell(first, upTo(20).map(eventAt));
  await until(() => busy !== undefined);
  await end(first, 'SIGKILL');
  await end(second, 'SIGKILL');
  expect((await rows()).map(({ state }) => state).slice(0, 4)).toEqual(['sent', 'sent', 'waiting', 'waiting']);
  await open();
  await until(() => one.got.length >= 21);
  await after(1500);
  expect(versions(secret)).toEqual([1, 2, 3, ...upTo(20).slice(2)]);
  const ids = one.got.map(({ headers }) => headers['webhook-id']);
  expect([new Set(ids).size, ids[2]]).toEqual([20, ids[3]]);
  await close();
});

test('a front door that is told to end lets the message on its way end first', async () => {
  garden.beds.set(bed, { id: bed, name: 'Roses' });
  const { rows, close } = await webhook();
  one.answers((response) => setTimeout(() => response.end(), 1000));
  const door = doors.at(-1);
  if (!door) throw new Error('A door is open');
  await tell(door, upTo(5).map(eventAt));
  await until(() => one.got.length === 1);
  await end(door, 'SIGTERM');
  expect(await rows()).toMatchObject([
    { state: 'sent', tries: 1 },
    ...upTo(4).map(() => ({ state: 'waiting', tries: 0 })),
  ]);
  expect(one.got).toHaveLength(1);
  await close();
});
