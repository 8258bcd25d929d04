import { EventEmitter, once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { believing } from '@bidwright/service-testing';
import { bench } from '../testing/bench.ts';
import { upstream } from '../testing/upstream.ts';
import { origin } from '../testing/visitor.ts';

/** What the service behind the front door got. */
interface Got {
  method: string;
  url: string;
  headers: Record<string, string>;
  length: number;
}

/** Tells of each answer whose reader left before its end. */
const readers = new EventEmitter();

/** Requests that reached the service at `…/counted`. */
let counted = 0;

const opportunities = upstream((incoming, response) => {
  if (incoming.url?.endsWith('/counted')) counted += 1;
  response.on('close', () => {
    if (!response.writableFinished) readers.emit('left', incoming.url);
  });
  if (incoming.url?.endsWith('/events')) {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: first\n\n');
    return;
  }
  if (incoming.url?.endsWith('/cut')) {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('begun');
    setTimeout(() => response.destroy(), 20);
    return;
  }
  if (incoming.url?.endsWith('/refused')) {
    response.writeHead(403, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ errorInfo: { code: 'forbidden' } }));
    incoming.resume();
    return;
  }
  if (incoming.url?.endsWith('/large')) {
    const piece = Buffer.alloc(1024 * 1024);
    response.writeHead(200, { 'content-length': 50 * piece.length, 'cache-control': 'private, no-cache' });
    Readable.from(Array.from({ length: 50 }, () => piece)).pipe(response);
    return;
  }
  let length = 0;
  incoming.on('data', (chunk: Buffer) => {
    length += chunk.length;
  });
  incoming.on('end', () => {
    const { method = '', url = '', headers } = incoming;
    response.writeHead(url.endsWith('/teapot') ? 418 : 200, {
      'content-type': 'application/json',
      'set-cookie': 'bidwright=stolen',
      'x-powered-by': 'somebody',
      'content-security-policy': "script-src 'unsafe-inline'",
      'x-of-service': 'kept',
      connection: 'keep-alive, x-private',
      'x-private': 'between two',
    });
    response.end(JSON.stringify({ data: { method, url, headers, length } }));
  });
});

const { service, openShell, visit, signedIn, admin } = bench(() => ({
  SERVICES: JSON.stringify({ admin: admin.url, opportunities: opportunities.url }),
}));

const send = async (headers: Record<string, string>, path = '/api/opportunities/list', body = '{"col":"x"}') => {
  const { hostname, port } = new URL(service.url);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ hostname, port, path, method: 'POST', headers: { origin, ...headers } }, resolve)
      .on('error', reject)
      .end(body);
  });
  const chunks = await answer.toArray();
  return { status: answer.statusCode, headers: answer.headers, text: Buffer.concat(chunks).toString() };
};

test('the service learns who asks from a token for it alone', async () => {
  const { browser, person } = await signedIn({ permissions: ['Team Lead'], teams: ['t1'] });
  const reply = await browser.post<Got>('/api/opportunities/list?x=1', { col: 'opportunities' });
  expect(reply.status).toBe(200);
  const { method, url, headers, length } = reply.body.data;
  expect([method, url, length]).toEqual(['POST', '/api/opportunities/list?x=1', 23]);
  const token = headers.authorization?.slice('Bearer '.length) ?? '';
  const { id, name, email } = person;
  const who = {
    id,
    name,
    email,
    permissions: ['Team Lead'],
    teams: ['t1'],
    showActuals: false,
    showProjections: false,
  };
  expect(await believing('opportunities')(token)).toEqual(who);
  expect(await believing('admin')(token)).toBeUndefined();
  expect(headers['x-request-id']).toBe(reply.headers.get('x-request-id'));
});

test('what is between two or personal stays here', async () => {
  const { browser } = await signedIn();
  const secret = browser.cookies.get('bidwright');
  const reply = await send({
    cookie: `bidwright=${secret}; other=1`,
    authorization: 'Bearer forged',
    connection: 'keep-alive, x-hop',
    'x-hop': '1',
    te: 'trailers',
    'proxy-authorization': 'Basic x',
    'x-forwarded-for': '1.2.3.4',
    forwarded: 'for=1.2.3.4',
    'content-type': 'application/json',
    'x-of-caller': 'kept',
    'idempotency-key': 'of the browser',
  });
  const { headers }: Got = JSON.parse(reply.text).data;
  expect(headers).toMatchObject({
    'x-of-caller': 'kept',
    'content-type': 'application/json',
    'idempotency-key': 'of the browser',
  });
  expect(headers.authorization).not.toContain('forged');
  for (const name of ['cookie', 'x-hop', 'te', 'proxy-authorization', 'x-forwarded-for', 'forwarded']) {
    expect(headers).not.toHaveProperty(name);
  }
  expect(headers.host).toBe(new URL(opportunities.url).host);

  expect(reply.headers).toMatchObject({ 'x-of-service': 'kept', 'content-type': 'application/json' });
  for (const name of ['set-cookie', 'x-powered-by', 'x-private']) expect(reply.headers).not.toHaveProperty(name);
  expect(reply.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
});

test('signed out nothing is passed on', async () => {
  const reply = await visit().post('/api/opportunities/list', {});
  expect(reply.status).toBe(401);
  expect((await visit().post('/api/opportunities/list', {}, { cookie: `bidwright=${'x'.repeat(43)}` })).status).toBe(
    401,
  );
});

test('the answer of the service is the answer, whatever its status', async () => {
  const { browser } = await signedIn();
  expect((await browser.post('/api/opportunities/teapot', {})).status).toBe(418);
});

test.each(['/api/opportunities', '/api/opportunities/../internal/person', '/api/opportunities/%2e%2e/internal'])(
  '%s reaches the service as it is written',
  async (path) => {
    const { browser } = await signedIn();
    const reply = await send({ cookie: `bidwright=${browser.cookies.get('bidwright')}` }, path);
    expect(JSON.parse(reply.text).data.url).toBe(path);
  },
);

test('a file brings rules of its own, nothing else does', async () => {
  const { browser } = await signedIn();
  const policies = ['files/1', 'list', 'list/files/1'].map(async (path) => {
    const { headers } = await browser.get(`/api/opportunities/${path}`);
    return headers.get('content-security-policy')?.split(';')[0];
  });
  const ofPage = "default-src 'none'";
  expect(await Promise.all(policies)).toEqual(["script-src 'unsafe-inline'", ofPage, ofPage]);
});

test('signed out, nothing of a file is passed on', async () => {
  const { browser } = await signedIn();
  const got = await browser.send<Got>('/api/opportunities/files/1', upload(pieces(1).body));
  expect(got.body.data.length).toBe(1024 * 1024);
  const cookie = `bidwright=${browser.cookies.get('bidwright')}`;
  await browser.post('/api/shell/signOut', {});
  const init = { method: 'PUT', body: 'words', headers: { origin, cookie } };
  const reply = await visit().send('/api/opportunities/files/counted', init);
  expect([reply.status, reply.body.errorInfo.code, counted]).toEqual([401, 'signed-out', 0]);
});

/** So many megabytes in pieces; `pulled` says how many were taken. */
const pieces = (megabytes: number) => {
  const chunk = new Uint8Array(1024 * 1024);
  let pulled = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (pulled === megabytes) return controller.close();
      pulled += 1;
      controller.enqueue(chunk);
    },
  });
  return { body, pulled: () => pulled };
};

const upload = (body: ReadableStream<Uint8Array>) =>
  ({ method: 'PUT', body, duplex: 'half', headers: { origin } }) as const;

test('a file of 50 MB streams through', async () => {
  const { browser } = await signedIn();
  const before = process.memoryUsage.rss();
  const reply = await browser.send<Got>('/api/opportunities/files/1', upload(pieces(50).body));
  expect(reply.body.data).toMatchObject({ method: 'PUT', length: 50 * 1024 * 1024 });
  expect((process.memoryUsage.rss() - before) / 1024 / 1024).toBeLessThan(100);
});

test('a file of 50 MB streams back, and is the reader’s own', async () => {
  const { browser } = await signedIn();
  const reply = await fetch(`${service.url}/api/opportunities/files/large`, {
    headers: { cookie: `bidwright=${browser.cookies.get('bidwright')}` },
  });
  expect(reply.headers.get('cache-control')).toBe('private, no-cache');
  expect((await reply.arrayBuffer()).byteLength).toBe(50 * 1024 * 1024);
});

test('a refusal of the service arrives though the body is still on its way', async () => {
  const { browser } = await signedIn();
  const { body } = pieces(20);
  const reply = await browser.send('/api/opportunities/files/refused', upload(body));
  expect([reply.status, reply.body.errorInfo.code]).toEqual([403, 'forbidden']);
  expect((await browser.get('/api/opportunities/list')).status).toBe(200);
});

test('files on slow lines hold up no call', async () => {
  const { browser } = await signedIn();
  const cookie = `bidwright=${browser.cookies.get('bidwright')}`;
  const { hostname, port } = new URL(service.url);
  const slow = Array.from({ length: 100 }, () => {
    const path = '/api/opportunities/files/1';
    const one = request({ hostname, port, path, method: 'PUT', headers: { origin, cookie, 'content-length': '1000' } });
    one.on('error', () => undefined).write('slowly');
    return one;
  });
  const replies = await Promise.all(Array.from({ length: 20 }, () => browser.get('/api/opportunities/list')));
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  for (const one of slow) one.destroy();
});

test('events arrive as they happen; when the reader leaves, the service is told', async () => {
  const { browser } = await signedIn();
  const leaving = new AbortController();
  const reply = await fetch(`${service.url}/api/opportunities/events`, {
    headers: { cookie: `bidwright=${browser.cookies.get('bidwright')}` },
    signal: leaving.signal,
  });
  const { value } = (await reply.body?.getReader().read()) ?? {};
  expect(Buffer.from(value ?? []).toString()).toBe('data: first\n\n');
  const left = once(readers, 'left');
  leaving.abort();
  expect(await left).toEqual(['/api/opportunities/events']);
});

test('an answer that breaks off is not passed on as a whole one', async () => {
  const { browser } = await signedIn();
  await expect(browser.get('/api/opportunities/cut')).rejects.toThrow('terminated');
  expect((await browser.get('/api/opportunities/list')).status).toBe(200);
});

test('a service that is down is named, and back at the first call after it is', async () => {
  const { browser } = await signedIn();
  await browser.get('/api/opportunities/list');
  await opportunities.stop();
  const down = await browser.post('/api/opportunities/list', {});
  await openShell();
  const others = await browser.open('/dashboard');
  await opportunities.start();
  expect([down.status, down.headers.get('retry-after')]).toEqual([503, '1']);
  expect(down.body.errorInfo).toMatchObject({
    code: 'service-unavailable',
    message: 'The service opportunities does not answer. Please try again.',
  });
  expect(down.text).not.toContain('127.0.0.1');
  expect(others.status).toBe(200);
  expect((await browser.post('/api/opportunities/list', {})).status).toBe(200);
});
