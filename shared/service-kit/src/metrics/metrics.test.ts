import { emptyDatabase } from '@bidwright/service-testing/database';
import { endLaunched, freePort, launchReady } from '@bidwright/service-testing/fixture/launched';
import { admin } from '@bidwright/service-testing/fixture/running';
import { sampleBid } from '@bidwright/service-testing/fixture/samples';
import { tokenOf } from '@bidwright/service-testing/signing';
import { routeNamer } from './routeName.ts';

afterEach(endLaunched);

test.each([
  ['POST', '/api/fixture/create', '/api/fixture/create'],
  ['POST', '/api/fixture/nonsense', '/api/fixture/:call'],
  ['GET', '/api/fixture/files/0198-4', '/api/fixture/files/:id'],
  ['GET', '/api/fixture/create', 'other'],
  ['GET', '/remotes/admin/1.0.0/entry.js', 'other'],
])('%s %s counts as %s', (method, path, name) => {
  const nameOf = routeNamer(['POST /api/fixture/:call', 'GET /api/fixture/files/:id']);
  expect(nameOf(method, path)).toBe(name);
});

const lines = (text: string) => text.split('\n').filter((line) => line.startsWith('http_request')).length;

test('figures are told at a port of their own, by route, and few however many addresses are asked for', async () => {
  const METRICS_PORT = await freePort();
  const PEERS = JSON.stringify({ away: 'http://127.0.0.1:1' });
  const { url } = await launchReady({ DATABASE_URL: await emptyDatabase('metrics'), METRICS_PORT, PEERS });
  const authorization = `Bearer ${tokenOf(admin, 'fixture')}`;
  const headers = { 'content-type': 'application/json', authorization };
  const ask = async (call: string, body: object) => {
    const answer = await fetch(`${url}/api/fixture/${call}`, { method: 'POST', headers, body: JSON.stringify(body) });
    await answer.text();
    return answer.status;
  };
  const figures = async () => (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  expect(await ask('create', { col: 'bids', ...sampleBid({}) })).toBe(200);
  const before = await figures();
  expect(before).toMatch(/^http_request_duration_seconds_count\{.*route="\/api\/fixture\/create",status="2xx"} 1$/m);
  expect(before).toMatch(/^outbox_events\{.*receiver="away",parked="0".*} 1$/m);
  expect(before).toMatch(/^process_resident_memory_bytes\{service="fixture"} \d+/m);
  expect(before).toMatch(/^log_lines_dropped\{service="fixture"} 0$/m);
  for (let n = 0; n < 200; n += 1) await ask(`made-up-${n}`, {});
  expect(lines(await figures())).toBeLessThanOrEqual(lines(before) + 9);
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
});
