import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection, createServer, type NetConnectOpts, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyDatabase } from '@bidwright/service-testing/database';
import { sql } from 'kysely';
import { connect, type KitDatabase } from './connect.ts';
import { alone } from './lock.ts';
import { limits } from './pool.ts';

let url: string;
let db: KitDatabase;

beforeAll(async () => {
  url = await emptyDatabase('connect');
  db = connect(url);
});

afterAll(() => db.destroy());

test('every session has the same rules on every server', async () => {
  const { rows } = await sql<object>`select @@session.sql_mode as mode, @@session.time_zone as zone,
    @@session.lock_wait_timeout as locks, @@session.innodb_lock_wait_timeout as rowLocks,
    @@session.collation_connection as collation`.execute(db);
  expect(rows).toEqual([
    {
      mode: expect.stringContaining('ONLY_FULL_GROUP_BY'),
      zone: '+00:00',
      locks: 5,
      rowLocks: 3,
      collation: 'utf8mb4_unicode_520_ci',
    },
  ]);
});

test('values come as JSON can carry them', async () => {
  const { rows } = await sql<object>`select date('2026-01-31') as day, cast(12.50 as decimal(15, 2)) as amount,
    json_object('a', 1) as json, 'ș漢😀' as text`.execute(db);
  expect(rows).toEqual([
    { day: '2026-01-31', amount: 12.5, json: expect.stringMatching(/^\{"a": ?1\}$/), text: 'ș漢😀' },
  ]);
});

test('many who ask at once wait their turn', async () => {
  const asked = Array.from({ length: 300 }, () => sql`select 1 as one`.execute(db));
  expect((await Promise.all(asked)).map(({ rows }) => rows)).toEqual(asked.map(() => [{ one: 1 }]));
});

test('no one waits longer than three seconds for a connection', async () => {
  const sleepers = (count: number, seconds: number) =>
    Promise.all(Array.from({ length: count }, () => sql`select sleep(${seconds})`.execute(db)));
  for (let count = 1; count <= 10; count += 1) await sleepers(count, 0.02);
  const busy = sleepers(10, 3.8);
  const refusal = sql`select 1`.execute(db).catch((error: unknown) => error);
  expect(await Promise.race([busy, refusal])).toMatchObject({ status: 503, code: 'busy' });
  await busy;
  await expect(sql`select 1 as one`.execute(db)).resolves.toMatchObject({ rows: [{ one: 1 }] });
});

/** The database behind a road on which everything stops, as it does when the server's disk hangs. */
const openRoad = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'road-'));
  const socketPath = join(folder, 'road.sock');
  const { hostname, port, searchParams } = new URL(url);
  const path = searchParams.get('socketPath');
  const to: NetConnectOpts = path ? { path } : { host: hostname, port: Number(port) };
  const ends: Socket[] = [];
  let isStopped = false;
  const server = createServer((here) => {
    const there = createConnection(to);
    const pair = [here, there];
    ends.push(...pair);
    for (const end of pair) end.on('error', () => undefined).on('close', () => pair.forEach((one) => one.destroy()));
    here.pipe(there).pipe(here);
    if (isStopped) pair.forEach((one) => one.pause());
  }).listen(socketPath);
  await once(server, 'listening');
  const through = new URL(url);
  through.searchParams.set('socketPath', socketPath);
  return {
    url: through.href,
    stop: () => {
      isStopped = true;
      for (const end of ends) end.pause();
    },
    goOn: () => {
      isStopped = false;
      for (const end of ends) end.resume();
    },
    close: () => {
      server.close();
      for (const end of ends) end.destroy();
      rmSync(folder, { recursive: true });
    },
  };
};

test('while the server stands still everybody is told within five seconds, and it comes back by itself', async () => {
  const road = await openRoad();
  const behind = connect(road.url);
  const one = () => sql`select 1 as one`.execute(behind);
  await Promise.all(Array.from({ length: 10 }, one));
  road.stop();
  const since = performance.now();
  const inTransaction = behind.transaction().execute((trx) => sql`select 1`.execute(trx));
  const refused = await Promise.allSettled([inTransaction, ...Array.from({ length: 29 }, one)]);
  // Two seconds more than it should be, on a machine that does much else.
  expect(performance.now() - since).toBeLessThan(7000);
  expect(refused).toEqual(
    refused.map(() => ({
      status: 'rejected',
      reason: expect.objectContaining({ status: 503, details: { retryAfter: expect.any(Number) } }),
    })),
  );
  road.goOn();
  await expect(one()).resolves.toMatchObject({ rows: [{ one: 1 }] });
  await behind.destroy();
  road.close();
});

test('what nobody waits for may take longer than that', async () => {
  const work = db.connection().execute(async (one) => {
    await sql`set session ${sql.raw(limits(0, 5))}`.execute(one);
    await sql`select sleep(6)`.execute(one);
  });
  await expect(work).rejects.toMatchObject({ status: 503, code: 'unavailable' });
  await alone(db, 'wait', async (one) => {
    await sql`select sleep(6)`.execute(one);
  });
});
