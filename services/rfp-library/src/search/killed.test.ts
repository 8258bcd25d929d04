import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { type SearchAnswer, sampleContent } from '@bidwright/contract-rfp-library';
import { emptyDatabase, knownKeys, person, tokenOf } from '@bidwright/service-testing';
import { turns } from '@bidwright/tooling/deep';

const admin = person('Admin');
const folder = mkdtempSync(join(tmpdir(), 'library-killed-'));
let url: string;
const living = new Set<ChildProcess>();

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
};

const isReady = (address: string) =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** The service as it runs in earnest: a process of its own. */
const start = async () => {
  const PORT = String(await freePort());
  const env = { ...process.env, PORT, DATABASE_URL: url, ...knownKeys(), DATA_DIR: folder, DEMO: '' };
  const child = spawn(process.execPath, [join(__dirname, '../main.ts')], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  living.add(child);
  let said = '';
  child.stdout.on('data', (words: Buffer) => {
    said += words;
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await once(child, 'exit');
    living.delete(child);
  };
  const address = `http://127.0.0.1:${PORT}`;
  while (!(await isReady(address))) await after(50);
  const call = async <T>(name: string, body: object): Promise<T> => {
    const answer = await fetch(`${address}/api/rfp-library/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${tokenOf(admin, 'rfp-library')}` },
      body: JSON.stringify(body),
    });
    return ((await answer.json()) as { data: T }).data;
  };
  return {
    write: (rfpContent: string) => call<string>('create', { col: 'rfpContent', ...sampleContent({ rfpContent }) }),
    found: async (searchWords: string) =>
      (await call<SearchAnswer>('test', { searchWords })).response.map(({ id }) => id),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    /** Was the index made, rather than found? */
    made: () => said.includes('The search index is made'),
  };
};

beforeAll(async () => {
  url = await emptyDatabase('rfp-library killed');
});

afterAll(() => {
  for (const child of living) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

test('an entry that was saved before a kill -9 is found after the restart', async () => {
  const ids: string[] = [];
  for (let round = 0; round < turns(3, 4); round += 1) {
    const service = await start();
    expect((await service.found('zeppelin')).toSorted()).toEqual(ids.toSorted());
    ids.push(await service.write(`zeppelin of round ${round}`));
    // The answer to the write is all we wait for: the index need not have heard of it.
    await service.kill();
  }
});

test('the index that a service leaves behind is there for the next, however it ended', async () => {
  const first = await start();
  await first.write('airship of the first day');
  expect(await first.found('airship')).toHaveLength(1);
  await first.stop();
  for (let round = 0; round < turns(3, 4); round += 1) {
    const service = await start();
    expect(await service.found('airship')).toHaveLength(round + 1);
    await service.write(`airship of round ${round}`);
    // Some end while they search.
    const searching = round % 2 ? service.found('airship round') : undefined;
    await Promise.all(
      [searching, round % 3 === 2 ? service.kill() : service.stop()].map((one) => one?.catch(() => [])),
    );
    expect(service.made()).toBe(false);
  }
});

test('two processes that share a folder both find what either saved', async () => {
  const [one, other] = [await start(), await start()];
  const ids = [await one.write('balloon one'), await other.write('balloon two')];
  for (const { found } of [one, other]) expect((await found('balloon')).toSorted()).toEqual(ids.toSorted());
  await Promise.all([one.kill(), other.kill()]);
});
