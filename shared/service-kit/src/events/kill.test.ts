import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect, type Database } from '../connect.ts';
import { openGate, type Passage } from '../fixture/gate.ts';
import { endLaunched, launchedKey, launchReady } from '../fixture/launched.ts';
import { heardVersions, listener } from '../fixture/listener.ts';
import { admin } from '../fixture/running.ts';
import { sampleBid } from '../fixture/samples.ts';
import { emptyDatabase } from '../testing/database.ts';
import { testService } from '../testing/testService.ts';
import { signToken } from '../token.ts';

const receiver = testService(listener, [], launchedKey);

let passage: () => Passage = () => 'open';
let gate: Awaited<ReturnType<typeof openGate>>;
let DATABASE_URL: string;
let db: Database;

beforeAll(async () => {
  gate = await openGate(
    () => receiver.url,
    () => passage(),
  );
});

beforeEach(async () => {
  DATABASE_URL = await emptyDatabase('publisher');
  db = connect(DATABASE_URL);
});

afterEach(async () => {
  endLaunched();
  await db.destroy();
});

afterAll(() => gate.close());

const publisher = () => launchReady({ DATABASE_URL, PEERS: JSON.stringify({ listener: gate.url }) });

/** The new record's id, or undefined where nothing came back. */
const create = async (url: string): Promise<string | undefined> => {
  const authorization = `Bearer ${signToken(admin, 'fixture', launchedKey)}`;
  const sent = { method: 'POST', headers: { 'content-type': 'application/json', authorization } };
  const body = JSON.stringify({ col: 'bids', ...sampleBid() });
  return fetch(`${url}/api/fixture/create`, { ...sent, body }).then(
    async (answer) => ((await answer.json()) as { data?: string }).data,
    () => undefined,
  );
};

const stored = async () => (await sql<{ id: string }>`select id from bids`.execute(db)).rows.map(({ id }) => id);

const untilTold = async () => {
  for (let n = 0; n < 500; n += 1) {
    const { rows } = await sql`select 1 from outbox limit 1`.execute(db);
    if (rows.length === 0) return;
    await setTimeout(20);
  }
  throw new Error('the outbox does not become empty');
};

test('what was committed before a kill is told after the restart', async () => {
  passage = () => 'closed';
  const { child, ended, url } = await publisher();
  const ids = await Promise.all(Array.from({ length: 20 }, () => create(url)));
  child.kill('SIGKILL');
  await ended;
  expect((await heardVersions(receiver.db)).size).toBe(0);
  passage = () => 'open';
  await publisher();
  const back = Date.now();
  await untilTold();
  expect(Date.now() - back).toBeLessThan(5000);
  expect([...(await heardVersions(receiver.db)).keys()].sort()).toEqual(ids.sort());
}, 30_000);

test('of five kills under load nothing that was committed is lost, and nothing is told twice', async () => {
  let n = 0;
  passage = () => (n++ % 7 === 0 ? 'cut' : 'open');
  const acknowledged: string[] = [];
  for (let kill = 0; kill < 5; kill += 1) {
    const { child, ended, url } = await publisher();
    const enough = acknowledged.length + 10 + kill;
    const writers = Array.from({ length: 4 }, async () => {
      for (let id = await create(url); id !== undefined; id = await create(url)) {
        acknowledged.push(id);
        if (acknowledged.length === enough) child.kill('SIGKILL');
      }
    });
    await Promise.all([ended, ...writers]);
  }
  await publisher();
  await untilTold();
  const heard = await heardVersions(receiver.db);
  const kept = await stored();
  expect(acknowledged.length).toBeGreaterThanOrEqual(60);
  expect(acknowledged.filter((id) => !kept.includes(id))).toEqual([]);
  expect(heard).toEqual(new Map([...heard.keys()].map((id) => [id, [1]])));
  expect([...heard.keys()].sort()).toEqual(kept.sort());
}, 60_000);
