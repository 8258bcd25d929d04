import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { emptyDatabase } from './testing/database.ts';

const program = join(import.meta.dirname, 'fixture/serviceProcess.ts');
const children: ChildProcess[] = [];

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return String(address && typeof address === 'object' ? address.port : 0);
};

const launch = (environment: NodeJS.ProcessEnv) => {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  children.push(child);
  const words = child.stderr ? text(child.stderr) : '';
  const ended = once(child, 'exit').then(async ([code]) => ({ code, words: await words }));
  return { child, ended };
};

const answers = async (url: string) => {
  while (
    !(await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
};

const running = async () => {
  const PORT = await freePort();
  const launched = launch({ PORT, DATABASE_URL: await emptyDatabase('start'), INTERNAL_KEY: 'k'.repeat(32) });
  const url = `http://127.0.0.1:${PORT}`;
  await answers(url);
  return { ...launched, url, PORT };
};

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

test('without settings it says in one line which are missing', async () => {
  const { code, words } = await launch({}).ended;
  expect([code, words]).toEqual([
    1,
    'fixture cannot start. Settings: PORT is missing; DATABASE_URL is missing; INTERNAL_KEY is missing\n',
  ]);
});

test('a port that is taken is said so', async () => {
  const { PORT } = await running();
  const second = launch({ PORT, DATABASE_URL: await emptyDatabase('start again'), INTERNAL_KEY: 'k'.repeat(32) });
  expect(await second.ended).toMatchObject({ code: 1, words: expect.stringContaining(`EADDRINUSE`) });
});

test('a database that does not answer is said so', async () => {
  const PORT = await freePort();
  const launched = launch({ PORT, DATABASE_URL: 'mysql://nobody@127.0.0.1:1/bids', INTERNAL_KEY: 'k'.repeat(32) });
  expect(await launched.ended).toMatchObject({
    code: 1,
    words: expect.stringMatching(/^fixture cannot start\. .*ECONNREFUSED/),
  });
});

test('told to stop, it answers what is under way and takes nothing new', async () => {
  const { child, ended, url } = await running();
  const slow = fetch(`${url}/slow`).then((response) => response.json());
  await once(child, 'message');
  child.kill('SIGTERM');
  expect(await slow).toEqual({ data: 'done' });
  expect(await ended).toEqual({ code: 0, words: '' });
  await expect(fetch(`${url}/livez`)).rejects.toThrow('fetch failed');
});

test('it ends with the process that started it', async () => {
  const { child, ended } = await running();
  child.disconnect();
  expect(await ended).toEqual({ code: 0, words: '' });
});
