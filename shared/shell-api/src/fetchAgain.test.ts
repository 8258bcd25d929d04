import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchAgain } from './fetchAgain.ts';

let server: Server;
let asked: (string | undefined)[];
/** What each call is answered, in turn; the last one goes on. */
let turns: RequestListener[];

const answer =
  (status: number, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, headers).end(`answer ${asked.length}`);
const never: RequestListener = () => undefined;
const slow: RequestListener = (_request, response) => void setTimeout(() => response.end('slow'), 3000);
const hangUp: RequestListener = (request) => request.socket.destroy();

beforeEach(async () => {
  server = createServer((request, response) => {
    asked.push(request.headers['idempotency-key']?.toString());
    turns[Math.min(asked.length, turns.length) - 1]?.(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (listeners: RequestListener[], init?: RequestInit) => {
  [asked, turns] = [[], listeners];
  const { port } = server.address() as AddressInfo;
  return fetchAgain(`http://127.0.0.1:${port}/`, { headers: { 'idempotency-key': 'k1' }, ...init });
};

test('what is answered is asked once, whatever the answer', async () => {
  for (const status of [200, 404, 500, 503]) {
    expect((await ask([answer(status)])).status).toBe(status);
    expect(asked).toEqual(['k1']);
  }
});

test('of a server that says nothing it is asked a second time, under the same key, and the answer can be read', async () => {
  const given = await ask([never, answer(200)]);
  expect(await given.text()).toBe('answer 2');
  expect(asked).toEqual(['k1', 'k1']);
});

test('an answer that is slow counts, where the second time brings none', async () => {
  const given = await ask([slow, hangUp]);
  expect(await given.text()).toBe('slow');
});

test('a server that is away for a moment is asked when it said that it is back', async () => {
  const away = answer(503, { 'retry-after': '1' });
  const began = Date.now();
  expect((await ask([away, away, answer(200)])).status).toBe(200);
  expect(Date.now() - began).toBeGreaterThan(1900);
  expect(asked).toHaveLength(3);
});

test('what broke off amid the call is asked once more under the same key', async () => {
  expect((await ask([answer(502), answer(200)])).status).toBe(200);
  expect(asked).toEqual(['k1', 'k1']);
  expect((await ask([answer(502)])).status).toBe(502);
  expect(asked).toHaveLength(2);
});

test('one that stays away says so itself, and soon', async () => {
  const given = await ask([answer(503, { 'retry-after': '3' })]);
  expect([given.status, asked.length]).toEqual([503, 2]);
  expect((await ask([answer(503, { 'retry-after': '60' })])).status).toBe(503);
  expect(asked).toHaveLength(1);
});

test('where nobody is, that is told at once; whoever leaves is not waited for', async () => {
  await expect(ask([hangUp])).rejects.toThrow('fetch failed');
  expect(asked).toHaveLength(1);
  const leaving = new AbortController();
  const waiting = ask([never], { signal: leaving.signal });
  leaving.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
});
