import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { emptyDatabase } from '@bidwright/service-testing/database';
import { endLaunched, freePort, launch, launchReady } from '@bidwright/service-testing/fixture/launched';

const running = async () => launchReady({ DATABASE_URL: await emptyDatabase('start') });

afterEach(endLaunched);

test('without settings it says in one line which are missing', async () => {
  const { code, words } = await launch({}).ended;
  expect([code, words]).toEqual([1, 'fixture cannot start. Settings: PORT is missing; DATABASE_URL is missing\n']);
});

test('a port that is taken is said so', async () => {
  const { PORT } = await running();
  const second = launch({ PORT, DATABASE_URL: await emptyDatabase('start again') });
  expect(await second.ended).toMatchObject({ code: 1, words: expect.stringContaining(`EADDRINUSE`) });
});

test('a database that does not answer is said so', async () => {
  const PORT = await freePort();
  const launched = launch({ PORT, DATABASE_URL: 'mysql://nobody@127.0.0.1:1/bids' });
  expect(await launched.ended).toMatchObject({
    code: 1,
    words: expect.stringMatching(/^fixture cannot start\. .*ECONNREFUSED/),
  });
});

/** The fixture is asked for something that takes a while. */
const underWay = async (child: Awaited<ReturnType<typeof running>>['child']) => {
  for (;;) {
    const [message] = await once(child, 'message');
    if (message === 'under way') return;
  }
};

test('told to stop, it answers what is under way and takes nothing new', async () => {
  const { child, ended, url } = await running();
  const slow = fetch(`${url}/slow`).then((response) => response.json());
  await underWay(child);
  child.kill('SIGTERM');
  expect(await slow).toEqual({ data: 'done' });
  expect(await ended).toEqual({ code: 0, words: '' });
  await expect(fetch(`${url}/livez`)).rejects.toThrow('fetch failed');
});

test('told to stop, it says so and answers what still comes on connections that are open', async () => {
  const { child, ended, PORT } = await running();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (path: string) => {
    const [answer]: IncomingMessage[] = await once(
      get({ port: Number(PORT), host: '127.0.0.1', path, agent }),
      'response',
    );
    await answer?.resume().toArray();
    return { status: answer?.statusCode, connection: answer?.headers.connection };
  };
  expect(await ask('/livez')).toEqual({ status: 200, connection: 'keep-alive' });
  // A second connection that is open as long as this one is idle.
  const other = new Agent({ keepAlive: true, maxSockets: 1 });
  const slow = once(get({ port: Number(PORT), host: '127.0.0.1', path: '/slow', agent: other }), 'response');
  await underWay(child);
  child.kill('SIGTERM');
  const [late]: IncomingMessage[] = await slow;
  expect([late?.statusCode, late?.headers.connection]).toEqual([200, 'close']);
  late?.resume();
  expect(await ask('/readyz')).toEqual({ status: 503, connection: 'close' });
  expect(await ended).toEqual({ code: 0, words: '' });
});

test('it ends with the process that started it', async () => {
  const { child, ended } = await running();
  child.disconnect();
  expect(await ended).toEqual({ code: 0, words: '' });
});

test('a call of which the policy says nothing keeps it from starting', async () => {
  const DATABASE_URL = await emptyDatabase('start');
  const unstated = { PORT: await freePort(), DATABASE_URL, UNSTATED: '/reports/:id' };
  expect(await launch(unstated).ended).toEqual({
    code: 1,
    words: 'fixture cannot start. No row of the policy says who may make the call GET /reports/:id\n',
  });
  const { url } = await launchReady({ DATABASE_URL, UNSTATED: '/known' });
  expect((await fetch(`${url}/known`)).status).toBe(401);
});
