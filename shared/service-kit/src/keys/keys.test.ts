import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { admin, runningBids } from '@bidwright/service-testing/fixture/running';
import express from 'express';
import { sql } from 'kysely';
import { signer, verifier } from './keys.ts';
import { openOthersKeys } from './others.ts';
import { openOwnKeys, publishedKeys } from './own.ts';
import { keysRoute } from './route.ts';

const running = runningBids();
const stopping = new AbortController();
const about = { log: { error: () => undefined }, stopping: stopping.signal };

let address = '';
let asked = 0;
const server = createServer();
beforeAll(async () => {
  const app = express();
  app.use((_request, _response, next) => {
    asked += 1;
    next();
  });
  app.use(keysRoute(running.service));
  server.on('request', app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  stopping.abort();
  server.close();
});

beforeEach(() => {
  asked = 0;
});

/** An instance of the front door, and a service that asks it for its keys. */
const door = async () => {
  const own = openOwnKeys(running.db, about);
  await own.begin();
  return { own, sign: signer('shell', own.current) };
};
const receiver = () => verifier('ftes', openOthersKeys({ shell: address }, {}, about));

const rows = async () =>
  (
    await sql<{ id: string; usedFrom: number }>`select id, usedFrom from signing_keys order by usedFrom`.execute(
      running.db,
    )
  ).rows;
const moved = (byS: number) => sql`update signing_keys set usedFrom = usedFrom - ${byS}`.execute(running.db);
const month = 30 * 24 * 60 * 60;

test('a service makes its pair once, tells the public half alone, and others believe what it signs', async () => {
  const [one, other] = [await door(), await door()];
  expect(await rows()).toHaveLength(1);
  const { keys } = await publishedKeys(running.db);
  expect(keys).toMatchObject([{ kty: 'OKP', crv: 'Ed25519', alg: 'Ed25519', use: 'sig' }]);
  expect(Object.keys(keys[0] ?? {})).not.toContain('d');
  const verify = receiver();
  expect(await verify(await one.sign('ftes', admin))).toEqual(admin);
  expect(await verify(await other.sign('ftes'))).toEqual({ service: 'shell' });
  expect(asked).toBe(1);
});

test('after a month there is a new pair: told first, used later, and the old one goes when nothing of it counts', async () => {
  const { own, sign } = await door();
  const verify = receiver();
  const first = await own.current();
  expect(await verify(await sign('ftes'))).toBeDefined();

  await moved(month + 1);
  await own.begin();
  expect(await rows()).toHaveLength(2);
  expect((await own.current()).id).toBe(first.id);

  // Three minutes later it signs, and who has not heard of it asks once.
  await moved(200);
  await own.begin();
  const second = await own.current();
  expect(second.id).not.toBe(first.id);
  expect(await receiver()(await sign('ftes', admin))).toEqual(admin);
  expect(await rows()).toHaveLength(2);

  await moved(700);
  await own.begin();
  await own.begin();
  expect((await rows()).map(({ id }) => id)).toEqual([second.id]);
});

test('a pair that was taken away is replaced at once, and is believed no longer by who reads again', async () => {
  const { own, sign } = await door();
  const stolen = await sign('ftes');
  expect(await receiver()(stolen)).toBeDefined();
  await sql`delete from signing_keys`.execute(running.db);
  await own.begin();
  await expect(receiver()(stolen)).rejects.toThrow(/no applicable key/);
  expect(await receiver()(await sign('ftes'))).toEqual({ service: 'shell' });
});

test('keys of nobody, of a service without address and of one that does not answer', async () => {
  const { own } = await door();
  const verify = receiver();
  expect(await verify(await signer('ghost', own.current)('ftes'))).toBeUndefined();
  const lost = verifier('ftes', openOthersKeys({ shell: 'http://127.0.0.1:1' }, {}, about));
  await expect(lost(await signer('shell', own.current)('ftes'))).rejects.toThrow(
    /fetch failed|ECONNREFUSED|JSON Web Key/,
  );
});
