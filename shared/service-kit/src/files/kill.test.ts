import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { connect as dial } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { emptyDatabase } from '@bidwright/service-testing/database';
import { endLaunched } from '@bidwright/service-testing/fixture/launched';
import { openBucket } from '@bidwright/service-testing/fixture/papers/bucket';
import { pdf } from '@bidwright/service-testing/fixture/papers/files';
import { launchPapers } from '@bidwright/service-testing/fixture/papers/launchedPapers';
import { filesBelow } from '@bidwright/service-testing/fixture/papers/running';
import { sql } from 'kysely';
import { connect, type KitDatabase } from '../connect.ts';

let folder: string;
let bucket: Awaited<ReturnType<typeof openBucket>>;
let DATABASE_URL: string;
let db: KitDatabase;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'papers-'));
  bucket = await openBucket(folder);
  DATABASE_URL = await emptyDatabase('papers kill');
  db = connect(DATABASE_URL);
});

afterEach(async () => {
  endLaunched();
  await bucket.close();
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const launchWith = (settings: object) => launchPapers({ DATABASE_URL, DATA_DIR: folder, ...settings });
const launch = () => launchWith(bucket.settings);
type Launched = Awaited<ReturnType<typeof launch>>;

const kill = async ({ child, ended }: Launched) => {
  child.kill('SIGKILL');
  await ended;
};

const rows = async () => (await sql<{ state: string }>`select state from stored_files`.execute(db)).rows;
const incoming = () => readdirSync(join(folder, 'incoming'));

const until = async (done: () => unknown) => {
  for (let n = 0; n < 500; n += 1) {
    if (await done()) return;
    await after(20);
  }
  throw new Error('it does not come to that');
};

test.each(['before', 'after'] as const)(
  'killed %s the file is removed: the next start removes file and record',
  async (point) => {
    const first = await launch();
    const id = await first.addPaper();
    await first.put(id, pdf('x'));
    await until(async () => (await first.record(id))?.textState === 'Ready');
    const held = bucket.hold(point);
    const answer = first.remove(id).catch(() => 'cut off');
    await held;
    await kill(first);
    expect([await answer, await rows(), bucket.count()]).toEqual([
      'cut off',
      [{ state: 'removing' }],
      point === 'before' ? 1 : 0,
    ]);
    bucket.open();
    const second = await launch();
    await until(async () => (await second.record(id)) === undefined);
    expect([await rows(), bucket.count()]).toEqual([[], 0]);
  },
);

/** As if the processes had ended long ago. */
const age = async () => {
  await sql`update stored_files set at = at - 4000`.execute(db);
  for (const name of incoming()) utimesSync(join(folder, 'incoming', name), 0, 0);
};

test.each(['before', 'after'] as const)(
  'killed %s a file is stored: it can be sent again, and nothing is left of the first',
  async (point) => {
    const first = await launch();
    const id = await first.addPaper();
    const held = bucket.hold(point);
    const answer = first.put(id, pdf('first')).catch(() => 'cut off');
    await held;
    await kill(first);
    expect([await answer, await rows()]).toEqual(['cut off', [{ state: 'storing' }]]);
    bucket.open();
    const second = await launch();
    expect(await second.record(id)).toMatchObject({ status: 'Uploading' });
    expect((await second.put(id, pdf('second'))).status).toBe(200);
    expect(await (await second.get(id)).text()).toBe(pdf('second').toString());
    await kill(second);
    await age();
    const third = await launch();
    await until(async () => (await rows()).length === 1 && incoming().length === 0);
    expect([await rows(), bucket.count()]).toEqual([[{ state: 'stored' }], 1]);
    expect(await (await third.get(id)).text()).toBe(pdf('second').toString());
  },
);

/** Files of a service that keeps them in a folder. */
const kept = () => filesBelow(join(folder, 'files')).length;

/** Stops whoever needs these rows next, until it is ended. */
const hold = async (table: string, column: string, id: string) => {
  const trx = await db.startTransaction().execute();
  await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${id} for update`.execute(trx);
  return () => trx.rollback().execute();
};

test('killed when a folder has the file and the record does not know: nothing is left of it', async () => {
  const first = await launchWith({});
  const id = await first.addPaper();
  const letGo = await hold('papers', 'id', id);
  const answer = first.put(id, pdf('first')).catch(() => 'cut off');
  await until(() => kept() === 1);
  await kill(first);
  await letGo();
  expect([await answer, await rows()]).toEqual(['cut off', [{ state: 'storing' }]]);
  await age();
  const second = await launchWith({});
  await until(async () => kept() === 0 && (await rows()).length === 0);
  expect((await second.put(id, pdf('second'))).status).toBe(200);
  expect([await (await second.get(id)).text(), kept()]).toEqual([pdf('second').toString(), 1]);
});

test('killed when a folder has no file any more and the record is there: the next start removes it', async () => {
  const first = await launchWith({});
  const id = await first.addPaper();
  await first.put(id, pdf('x'));
  await until(async () => (await first.record(id))?.textState === 'Ready');
  const letGo = await hold('document_texts', 'recordId', id);
  const answer = first.remove(id).catch(() => 'cut off');
  await until(() => kept() === 0);
  await kill(first);
  await letGo();
  expect([await answer, await rows()]).toEqual(['cut off', [{ state: 'removing' }]]);
  const second = await launchWith({});
  await until(async () => (await second.record(id)) === undefined);
  expect([await rows(), kept()]).toEqual([[], 0]);
});

test('killed while a file comes in: it can be sent again, and nothing is left of the first', async () => {
  const first = await launch();
  const id = await first.addPaper();
  const { hostname, port } = new URL(first.url);
  const socket = dial(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    `PUT /api/papers/files/${id} HTTP/1.1\r\nhost: x\r\nauthorization: ${first.headers().authorization}\r\n`,
  );
  socket.write('content-length: 1000000\r\n\r\n%PDF-1.4 and then');
  await until(() => incoming().length === 1);
  await kill(first);
  await age();
  const second = await launch();
  await until(() => incoming().length === 0);
  expect([await rows(), (await second.put(id, pdf('again'))).status]).toEqual([[], 200]);
});
