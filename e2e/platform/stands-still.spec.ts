import { setTimeout as after } from 'node:timers/promises';
import { expect, test } from '../fixtures.ts';
import { emailOf, password } from '../people.ts';
import { caller } from './caller.ts';

/** A process is stopped, not ended: its connections stay open and nothing answers. */
const standStill = async (pid: number | undefined, meanwhile: () => Promise<void>) => {
  if (!pid) throw new Error('There is no such process');
  process.kill(pid, 'SIGSTOP');
  try {
    await meanwhile();
  } finally {
    process.kill(pid, 'SIGCONT');
  }
};

/** What is answered, and after how many milliseconds; -1: nothing. */
const timed = async (asked: Promise<Response>) => {
  const since = performance.now();
  const answer = await Promise.race([asked, after(20_000)]);
  return { status: answer?.status ?? -1, retry: answer?.headers.get('retry-after'), ms: performance.now() - since };
};

/** A second more than is promised, on a machine that does much else. */
const promised = { anything: 6500, readiness: 2000, signedOut: 2000 };

const bids = { col: 'opportunities', limit: 1 };

test('while the database stands still everything is answered in time, and all comes back by itself', async ({
  platform,
}) => {
  const by = await caller(platform.address);
  const { post, get } = by;
  const open = (path: string) => timed(fetch(platform.address + path, { headers: { accept: 'text/html' } }));
  await open('/login');
  await standStill(platform.database.pid, async () => {
    await after(1000);
    const [ready, login, ...asked] = await Promise.all([
      timed(get('/readyz')),
      open('/login'),
      timed(get('/api/shell/me')),
      timed(post('/api/shell/signIn', { email: emailOf('user'), password })),
      ...Array.from({ length: 30 }, () => timed(post('/api/opportunities/query', bids))),
      timed(get('/dashboard')),
    ]);
    expect([ready?.status, login?.status, (await timed(get('/livez'))).status]).toEqual([503, 200, 200]);
    expect(ready?.ms).toBeLessThan(promised.readiness);
    expect(login?.ms).toBeLessThan(promised.signedOut);
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 503));
    expect(asked.filter(({ retry }) => !retry)).toEqual([]);
    expect(Math.max(...asked.map(({ ms }) => ms))).toBeLessThan(promised.anything);
  });
  await expect.poll(async () => (await timed(get('/readyz'))).status).toBe(200);
  await expect.poll(async () => (await timed(post('/api/opportunities/query', bids))).status).toBe(200);
});

test('while a service stands still its calls are refused in time, and the others feel nothing', async ({
  platform,
}) => {
  const { post, get } = await caller(platform.address);
  await standStill(platform.service('opportunities').pid, async () => {
    const [others, ...asked] = await Promise.all([
      timed(post('/api/ftes/query', { col: 'plans', limit: 1 })),
      ...Array.from({ length: 90 }, () => timed(post('/api/opportunities/query', bids))),
    ]);
    expect(others?.status).not.toBe(503);
    expect(others?.ms).toBeLessThan(promised.signedOut);
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 503));
    expect(asked.filter(({ retry }) => !retry)).toEqual([]);
    expect(Math.max(...asked.map(({ ms }) => ms))).toBeLessThan(promised.anything);
  });
  await standStill(platform.service('admin').pid, async () => {
    const [me, list] = await Promise.all([timed(get('/api/shell/me')), timed(post('/api/opportunities/query', bids))]);
    expect([me.status, list.status]).toEqual([200, 200]);
    expect(Math.max(me.ms, list.ms)).toBeLessThan(promised.anything);
  });
  expect((await timed(post('/api/opportunities/query', bids))).status).toBe(200);
});
