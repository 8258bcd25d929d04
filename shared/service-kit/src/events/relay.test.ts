import { openGate, type Passage } from '@bidwright/service-testing/fixture/gate';
import { disk, listener, receivedVersions, refusals } from '@bidwright/service-testing/fixture/listener';
import { admin } from '@bidwright/service-testing/fixture/running';
import { sampleBid } from '@bidwright/service-testing/fixture/samples';
import { service } from '@bidwright/service-testing/fixture/service';
import { testKeys } from '@bidwright/service-testing/signing';
import { testService } from '@bidwright/service-testing/testService';
import { sql } from 'kysely';
import { createLog } from '../log.ts';
import { parkedEvents } from './parked.ts';
import { defaultDelay, type Relay, startRelay } from './relay.ts';
import { httpTransport } from './transport.ts';

const publisher = testService(service, ['listener']);
const receiver = testService(listener);
const lines: { level: number; msg: string }[] = [];
const log = createLog('fixture', { write: (line) => lines.push(JSON.parse(line)) });

let gate: Awaited<ReturnType<typeof openGate>>;
let passage: () => Passage = () => 'open';
let stopping: AbortController;
const relays: Relay[] = [];

const relay = async (instances = 1, between = 0) => {
  const transport = httpTransport(testKeys('fixture'), { listener: gate.url });
  const delay = { receiver: () => 5, event: () => 20, between };
  for (let n = 0; n < instances; n += 1)
    relays.push(await startRelay({ db: publisher.db, log, transport, delay }, () => ['listener'], stopping.signal));
};

const wakeAll = () => {
  for (const one of relays) one.wake();
};

const waiting = async (parked = 0) => {
  const { rows } = await sql<{ left: number }>`select count(*) as \`left\` from outbox
    where parked = ${parked}`.execute(publisher.db);
  return rows[0]?.left;
};

const untilTold = async () => {
  const late = Date.now() + 20_000;
  while ((await waiting()) !== 0) {
    if (Date.now() > late) throw new Error('the outbox does not become empty');
    wakeAll();
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
};

const create = async () => {
  const { body } = await publisher.call<string>('create', { col: 'bids', ...sampleBid() }, admin);
  return body.data;
};

const change = async (id: string, pages: number) => {
  const { status } = await publisher.call('update', { col: 'bids', id, pages }, admin);
  expect(status).toBe(200);
};

/** Makes records, each of which goes through versions 1 to `versions`, all at once. */
const write = async (records: number, versions: number) => {
  const each = Array.from({ length: records }, async () => {
    const id = await create();
    for (let version = 2; version <= versions; version += 1) await change(id, 1000 + version);
    return id;
  });
  return Promise.all(each);
};

const inOrder = (versions: number) => Array.from({ length: versions }, (_, n) => n + 1);

beforeAll(async () => {
  gate = await openGate(
    () => receiver.url,
    () => passage(),
  );
});

beforeEach(() => {
  passage = () => 'open';
  stopping = new AbortController();
  lines.length = 0;
});

afterEach(async () => {
  stopping.abort();
  await Promise.all(relays.splice(0).map(({ stopped }) => stopped));
  refusals.clear();
  disk.isFull = false;
});

afterAll(() => gate.close());

test('every event arrives once and in the order of its record', async () => {
  await relay();
  const ids = await write(8, 5);
  await untilTold();
  expect(await receivedVersions(receiver.db)).toEqual(new Map(ids.map((id) => [id, inOrder(5)])));
});

test('an event takes effect once although every second answer is lost after the receiver has kept it', async () => {
  let n = 0;
  passage = () => (n++ % 2 === 0 ? 'cut' : 'open');
  await relay();
  const ids = await write(10, 10);
  await untilTold();
  const heard = await receivedVersions(receiver.db);
  expect([...heard.values()].flat()).toHaveLength(100);
  expect(heard).toEqual(new Map(ids.map((id) => [id, inOrder(10)])));
  expect(n).toBeGreaterThan(1);
});

test('two instances that relay together keep the order and double nothing', async () => {
  let n = 0;
  passage = () => (n++ % 5 === 0 ? 'cut' : 'open');
  await relay(2);
  const writing = write(10, 10);
  const poking = setInterval(wakeAll, 1);
  const ids = await writing;
  await untilTold();
  clearInterval(poking);
  expect(await receivedVersions(receiver.db)).toEqual(new Map(ids.map((id) => [id, inOrder(10)])));
});

test('what is refused for a while holds back only its own record, and its order stays', async () => {
  const [slow, quick] = await write(2, 4);
  refusals.set(String(slow), 3);
  await relay();
  await untilTold();
  const heard = await receivedVersions(receiver.db);
  expect([heard.get(String(slow)), heard.get(String(quick))]).toEqual([inOrder(4), inOrder(4)]);
  expect([...heard.keys()]).toEqual([quick, slow]);
});

test('a service that is away is told when it is back, however long that takes', async () => {
  passage = () => 'closed';
  await relay();
  const ids = await write(3, 2);
  for (let n = 0; n < 20; n += 1) {
    wakeAll();
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
  }
  expect(await waiting()).toBe(6);
  passage = () => 'open';
  await untilTold();
  expect(await receivedVersions(receiver.db)).toEqual(new Map(ids.map((id) => [id, inOrder(2)])));
  expect(await waiting(1)).toBe(0);
});

test('waits grow, to seconds for a service that is away and to minutes for an event that is refused', () => {
  const attempts = [1, 2, 3, 10, 100, 2000];
  expect(attempts.map((n) => defaultDelay.receiver(n))).toEqual([250, 500, 1000, 4000, 4000, 4000]);
  expect(attempts.map((n) => defaultDelay.event(n))).toEqual([1000, 2000, 4000, 300_000, 300_000, 300_000]);
});

const triesAt = async () =>
  (
    await sql<{ attempts: number }>`select attempts from outbox_receivers
    where receiver = 'listener'`.execute(publisher.db)
  ).rows[0]?.attempts;

test('tries of a service that is away are counted until it answers', async () => {
  passage = () => 'closed';
  await relay();
  await write(1, 1);
  const late = Date.now() + 20_000;
  while (Number(await triesAt()) < 3 && Date.now() < late) wakeAll();
  expect(await triesAt()).toBeGreaterThanOrEqual(3);
  passage = () => 'open';
  await untilTold();
  expect(await triesAt()).toBe(0);
});

test('an instance starts although another one delivers at that moment', async () => {
  await relay();
  await publisher.db.transaction().execute(async (trx) => {
    await sql`select receiver from outbox_receivers for update`.execute(trx);
    // Were it to wait for those rows, it would wait for ever.
    await relay();
  });
  expect(relays).toHaveLength(2);
});

test('an event that is refused eight times is parked in sight, and later ones pass', async () => {
  const [id] = await write(1, 3);
  refusals.set(String(id), 8);
  await relay();
  await untilTold();
  expect((await receivedVersions(receiver.db)).get(String(id))).toEqual([2, 3]);
  expect(await parkedEvents(publisher.db)).toEqual([
    {
      receiver: 'listener',
      attempts: 8,
      reason: 'not now',
      event: expect.objectContaining({ recordId: id, version: 1 }),
    },
  ]);
  expect(lines.filter(({ level }) => level === 50)).toMatchObject([
    { receiver: 'listener', reason: 'not now', msg: 'an event is parked: its receiver keeps refusing it' },
  ]);
});

test('a receiver that can keep nothing for now parks no event, however long that takes', async () => {
  const ids = await write(2, 3);
  disk.isFull = true;
  await relay();
  const late = Date.now() + 20_000;
  while (Number(await triesAt()) < 12 && Date.now() < late) wakeAll();
  expect([await waiting(), await waiting(1)]).toEqual([6, 0]);
  disk.isFull = false;
  await untilTold();
  expect(await receivedVersions(receiver.db)).toEqual(new Map(ids.map((id) => [id, inOrder(3)])));
});

test('told to stop, it ends the delivery under way and begins no other', async () => {
  await relay();
  await write(2, 2);
  stopping.abort();
  await Promise.all(relays.map(({ stopped }) => stopped));
  const left = await waiting();
  wakeAll();
  await create();
  expect(await waiting()).toBe(Number(left) + 1);
});

test('a lone event is told at once; those that are written meanwhile travel together', async () => {
  let messages = 0;
  passage = () => {
    messages += 1;
    return 'open';
  };
  await relay(1, 2000);
  await create();
  await untilTold();
  expect(messages).toBe(1);
  await Promise.all(Array.from({ length: 12 }, create));
  await untilTold();
  expect(messages).toBe(2);
});

test('where nothing waits, a poke costs one question, whoever might have been told', async () => {
  const receivers = ['listener', 'one', 'another'];
  const delay = { ...defaultDelay, between: 0 };
  const transport = httpTransport(testKeys('fixture'), { listener: gate.url });
  relays.push(await startRelay({ db: publisher.db, log, transport, delay }, () => receivers, stopping.signal));
  await create();
  await untilTold();
  const before = publisher.statements.length;
  for (let n = 0; n < 20; n += 1) {
    wakeAll();
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  }
  const asked = publisher.statements.slice(before).filter((statement) => !/count\(\*\)/.test(statement));
  expect(asked.length).toBeLessThan(30);
});
