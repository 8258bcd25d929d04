import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { moduleVersion } from '../testing/moduleVersion.ts';
import { Failure } from './Failure.ts';
import { reportFailure } from './reportFailure.ts';

/** A front door that writes down what it is told; it is not well at first. */
const statuses = [503, 200, 200];
const heard: unknown[] = [];
const server = createServer((request, response) => {
  let body = '';
  request
    .setEncoding('utf8')
    .on('data', (part) => {
      body += part;
    })
    .on('end', () => {
      heard.push([request.url, JSON.parse(body)]);
      response.writeHead(statuses.shift() ?? 500).end();
    });
});

const ask = globalThis.fetch;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  // The page's own origin is where the front door is.
  globalThis.fetch = (path, options) => ask(`http://127.0.0.1:${port}${path}`, options);
});

afterAll(() => {
  globalThis.fetch = ask;
  server.close();
});

test('each kind of failure of a version is told once, and again only while the server is not well', async () => {
  const bids = moduleVersion('bids');
  const late = new Failure('chunk', 'too late', { reason: 'slow' });
  for (let turn = 0; turn < 4; turn += 1) await reportFailure(bids, late);
  Object.assign(document.documentElement, { lang: 'ro' });
  document.documentElement.style.colorScheme = 'dark';
  const cause = Object.assign(new Error('spoiled'), {
    stack: `at t (/remotes/bids/1.0.0/a.js:1:1)${'x'.repeat(9000)}`,
  });
  await reportFailure(bids, new Failure('integrity', 'x'.repeat(900), { cause }));
  const of = { module: 'bids', version: '1.0.0', page: '/', shell: '1.0.0' };
  const told = { ...of, kind: 'chunk', message: 'too late', stack: null, language: null, mode: 'light' };
  const stack = cause.stack.slice(0, 4000);
  const address = '/api/shell/modules/failures';
  expect(heard).toEqual([
    [address, told],
    [address, told],
    [address, { ...of, kind: 'integrity', message: 'x'.repeat(500), stack, language: 'ro', mode: 'dark' }],
  ]);
});
