import { setTimeout } from 'node:timers/promises';
import { emptyDatabase } from '@bidwright/service-testing/database';
import { openGate, type Passage } from '@bidwright/service-testing/fixture/gate';
import { endLaunched, launchReady } from '@bidwright/service-testing/fixture/launched';
import { listener, receivedVersions } from '@bidwright/service-testing/fixture/listener';
import { admin } from '@bidwright/service-testing/fixture/running';
import { sampleBid } from '@bidwright/service-testing/fixture/samples';
import { tokenOf } from '@bidwright/service-testing/signing';
import { testService } from '@bidwright/service-testing/testService';
import { sql } from 'kysely';
import { connect, type Database } from '../connect.ts';

const receiver = testService(listener, []);

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

const publisher = async () => {
  const launched = await launchReady({ DATABASE_URL, PEERS: JSON.stringify({ listener: gate.url }) });
  receiver.askedBy.fixture = launched.url;
  return launched;
};

const body = JSON.stringify({ col: 'bids', ...sampleBid() });

/** The new record's id, or undefined where nothing came back. */
const create = async (url: string, more: Record<string, string> = {}): Promise<string | undefined> => {
  const authorization = `Bearer ${tokenOf(admin, 'fixture')}`;
  const sent = { method: 'POST', headers: { 'content-type': 'application/json', authorization, ...more } };
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
  expect((await receivedVersions(receiver.db)).size).toBe(0);
  passage = () => 'open';
  await publisher();
  await untilTold();
  expect([...(await receivedVersions(receiver.db)).keys()].sort()).toEqual(ids.sort());
});

test('a create whose answer was lost in a kill is answered when it is sent again, and is one record', async () => {
  passage = () => 'open';
  const key = { 'idempotency-key': 'same-one' };
  const { ended, url } = await publisher();
  expect(await create(url, { ...key, 'x-test': 'die before the answer' })).toBeUndefined();
  await ended;
  const [committed, ...more] = await stored();
  expect([committed, more]).toEqual([expect.any(String), []]);
  const again = await publisher();
  expect(await create(again.url, key)).toBe(committed);
  expect(await stored()).toEqual([committed]);
});
