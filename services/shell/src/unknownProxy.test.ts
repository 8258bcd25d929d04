import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bench } from './testing/bench.ts';
import { tellUnknownProxy } from './unknownProxy.ts';

const { service, visit } = bench();

const proxied = { 'x-forwarded-for': '203.0.113.7' };
const warnings = () => service.logged.filter((line) => line.includes('TRUST_PROXY'));

test('a proxy of which nobody told is said once, with what to do', async () => {
  await visit().get('/api/shell/registration');
  expect(warnings()).toEqual([]);
  for (let n = 0; n < 3; n += 1) await visit().get('/api/shell/registration', proxied);
  expect(warnings().map((line) => JSON.parse(line).level)).toEqual([40]);
});

test('one that was told of is nothing to say', async () => {
  const said: unknown[] = [];
  const log = { warn: (text: unknown) => void said.push(text) };
  const deliver = tellUnknownProxy({ log, settings: { TRUST_PROXY: 1 } });
  const server = createServer((request, response) => deliver(request, response, () => response.end())).listen(0);
  await once(server, 'listening');
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { headers: proxied });
  server.close();
  expect(said).toEqual([]);
});
