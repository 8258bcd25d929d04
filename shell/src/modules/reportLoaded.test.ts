import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { moduleVersion } from '../testing/moduleVersion.ts';
import { reportLoaded } from './reportLoaded.ts';

/** A front door that writes down what it is told. */
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
      response.end();
      server.emit('heard');
    });
});

const ask = globalThis.fetch;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  globalThis.fetch = (path, options) => ask(`http://127.0.0.1:${port}${path}`, options);
});

afterAll(() => {
  globalThis.fetch = ask;
  server.close();
});

const told = (...names: string[]) => [
  '/api/shell/modules/loaded',
  { versions: names.map((module) => ({ module, version: '1.0.0' })) },
];

test('what came up in a page is told once and together, and nothing of what one works on', async () => {
  const heardOne = once(server, 'heard');
  for (const name of ['bids', 'people', 'bids']) reportLoaded(moduleVersion(name));
  reportLoaded({ ...moduleVersion('texts'), override: { expires: 1 } });
  await heardOne;
  const heardNext = once(server, 'heard');
  reportLoaded(moduleVersion('bids'));
  reportLoaded(moduleVersion('plans'));
  await heardNext;
  expect(heard).toEqual([told('bids', 'people'), told('plans')]);
});
