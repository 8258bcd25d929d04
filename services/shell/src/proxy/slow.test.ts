import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { bench } from '../testing/bench.ts';
import { upstream } from '../testing/upstream.ts';
import { origin } from '../testing/visitor.ts';

/** More than what the front door and the systems on the way keep of an answer. */
const large = Buffer.alloc(8 * 1024 * 1024, ' ');

let standsStill = false;
/** Answers that a service took long over. */
let long = 0;

const opportunities = upstream((incoming, response) => {
  if (standsStill) return;
  incoming.resume().on('end', () => {
    response.setHeader('content-type', 'application/json');
    if (incoming.url?.endsWith('/long')) {
      long += 1;
      setTimeout(() => response.end('{"data":"done"}'), 6000);
    } else if (incoming.url?.endsWith('/large')) response.end(large);
    else response.end('{"data":[]}');
  });
});

const { service, signedIn, admin } = bench(() => ({
  SERVICES: JSON.stringify({ admin: admin.url, opportunities: opportunities.url }),
}));

const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** Somebody who sends so much and then waits. */
const halfSent = async (text: string) => {
  const { hostname, port } = new URL(service.url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
};

const headOf = (path: string, secret: string | undefined, more: string[]) =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: localhost:8080',
    `Origin: ${origin}`,
    `Cookie: bidwright=${secret}`,
    ...more,
    '',
    '',
  ].join('\r\n');

const json = ['Content-Type: application/json', 'Content-Length: 1000'];

const statusesOf = (replies: { status: number }[]) => new Set(replies.map(({ status }) => status));

test('calls that one person sends half hold up nobody’s', async () => {
  const slow = await signedIn();
  const secret = slow.browser.cookies.get('bidwright');
  const others = await signedIn();
  await Promise.all(
    ['opportunities', 'admin'].flatMap((name) =>
      Array.from({ length: 100 }, () => halfSent(`${headOf(`/api/${name}/query`, secret, json)}{`)),
    ),
  );
  const asked = Array.from({ length: 20 }, () => others.browser.post('/api/opportunities/query', {}));
  expect(statusesOf(await Promise.all(asked))).toEqual(new Set([200]));
  expect((await others.browser.get('/api/shell/me')).status).toBe(200);
});

test('who leaves in the middle of a call is no fault of ours', async () => {
  const { browser } = await signedIn();
  const head = headOf('/api/opportunities/query', browser.cookies.get('bidwright'), json);
  for (const socket of await Promise.all(Array.from({ length: 5 }, () => halfSent(`${head}{`)))) socket.destroy();
  await browser.post('/api/opportunities/query', {});
  expect(service.faults).toEqual([]);
});

test('answers that one person does not read hold up nobody’s', async () => {
  const slow = await signedIn();
  const secret = slow.browser.cookies.get('bidwright');
  const others = await signedIn();
  const none = headOf('/api/opportunities/large', secret, ['Content-Length: 0']);
  for (const socket of await Promise.all(Array.from({ length: 100 }, () => halfSent(none)))) socket.pause();
  const asked = Array.from({ length: 20 }, () => others.browser.post('/api/opportunities/query', {}));
  expect(statusesOf(await Promise.all(asked))).toEqual(new Set([200]));
});

test('more than a person’s share is refused with when to come back, and is free again', async () => {
  const { browser } = await signedIn();
  const head = headOf('/api/opportunities/query', browser.cookies.get('bidwright'), json);
  const held = await Promise.all(Array.from({ length: 200 }, () => halfSent(`${head}{`)));
  const answers = held.map(async (socket) => String((await once(socket, 'data'))[0]));
  const refusal = await Promise.any(answers);
  expect(refusal).toMatch(/^HTTP\/1\.1 503 [^]*\r\nretry-after: 1\r\n[^]*"code":"busy"/);
  for (const socket of held) socket.destroy();
  let status = 0;
  while (status !== 200) ({ status } = await browser.post('/api/opportunities/query', {}));
});

test('a call that stops arriving is ended', async () => {
  const { browser } = await signedIn();
  const head = headOf('/api/opportunities/query', browser.cookies.get('bidwright'), json);
  const socket = await halfSent(`${head}{`);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
  await once(socket.resume(), 'close');
});

test('a service that stands still is told as such, one that works long is waited for', async () => {
  const { browser } = await signedIn();
  expect((await browser.get('/api/opportunities/long')).status).toBe(200);
  expect(long).toBe(1);
  standsStill = true;
  const stuck = await browser.post('/api/opportunities/update', {});
  standsStill = false;
  expect([stuck.status, stuck.headers.get('retry-after'), stuck.body.errorInfo.code]).toEqual([
    503,
    '1',
    'service-unavailable',
  ]);
  expect((await browser.post('/api/opportunities/update', {})).status).toBe(200);
});

test('a file of a service that stands still is refused in time too, wherever it was going', async () => {
  const { browser } = await signedIn();
  standsStill = true;
  const path = '/api/opportunities/files/1';
  const since = performance.now();
  const refused = await Promise.all([
    browser.get(path),
    browser.send(path, { method: 'PUT', body: 'a file', headers: { origin } }),
  ]);
  standsStill = false;
  expect(refused.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
    [503, '1'],
    [503, '1'],
  ]);
  // A second more than is promised, on a machine that does much else.
  expect(performance.now() - since).toBeLessThan(6500);
  expect((await browser.get(path)).status).toBe(200);
});
