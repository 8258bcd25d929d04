import type { ModuleOverview } from '@bidwright/contract-shell';
import { now } from '../clock.ts';
import { bench } from '../testing/bench.ts';
import { activate, publication, publish } from '../testing/publications.ts';
import type { Visitor } from '../testing/visitor.ts';
import { bucketOf } from './buckets.ts';
import { forgetCalls } from './read.ts';
import { hourOf } from './traffic.ts';

const token = 'token-of-admin';
const { db, signedIn, visit } = bench(() => ({ PUBLISH_TOKENS: JSON.stringify({ admin: token }) }));

const keep = async (version: string) => {
  await publish(visit(), publication('admin', { version }), token, 'admin');
  await activate(visit(), 'admin', version, token);
};

const published = async (admin: Visitor) => {
  const reply = await admin.post<{ modules: ModuleOverview[] }>('/api/shell/modules/overview', {});
  return reply.body.data.modules.find(({ name }) => name === 'admin');
};

const call = (hour: number, version: string, time: number, count: number) => ({
  hour,
  name: 'admin',
  version,
  bucket: bucketOf(time),
  count,
});

test('calls of a service count for the version that is on; files and streams do not', async () => {
  await keep('1.0.0');
  await keep('1.1.0');
  const { browser } = await signedIn({ permissions: ['Admin'] });
  for (let at = 0; at < 3; at += 1) await browser.post('/api/admin/teams/list', {});
  await browser.post('/api/admin/files/none', {});
  await browser.post('/api/nobody/list', {});
  // It is written down every few seconds.
  let module = await published(browser);
  for (const end = Date.now() + 20_000; !module?.versions[0]?.requests && Date.now() < end; ) {
    await new Promise((later) => setTimeout(later, 100));
    module = await published(browser);
  }
  expect(module?.versions).toMatchObject([
    { version: '1.1.0', requests: 3, p95: expect.any(Number) },
    { version: '1.0.0', requests: 0, p95: null },
  ]);
  expect(module?.requests.at(-1)).toBe(3);
});

test('a day is looked back upon, hour by hour and version by version', async () => {
  await keep('1.0.0');
  await keep('1.1.0');
  const end = hourOf(now());
  const rows = [call(end - 24, '1.0.0', 9000, 5), call(end - 23, '1.0.0', 40, 7), call(end - 2, '1.0.0', 40, 1)];
  await db()
    .insertInto('module_calls')
    .values([...rows, call(end - 2, '1.1.0', 20, 95), call(end - 1, '1.1.0', 400, 5)])
    .execute();
  const { browser } = await signedIn({ permissions: ['Admin'] });
  const module = await published(browser);
  expect(module?.requests).toHaveLength(24);
  expect([module?.requests[0], module?.requests[21], module?.requests[22]]).toEqual([7, 96, 5]);
  const [newer, older] = module?.versions ?? [];
  expect([newer?.requests, older?.requests]).toEqual([100, 8]);
  expect(newer?.p95).toBeLessThan(25);

  await db()
    .insertInto('module_calls')
    .values(call(end - 49, '1.0.0', 40, 1))
    .execute();
  await forgetCalls(db());
  const kept = await db()
    .selectFrom('module_calls')
    .select('hour')
    .where('hour', '<', end - 48)
    .execute();
  expect(kept).toEqual([]);
});
