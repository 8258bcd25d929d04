import type { OpenSession } from '@bidwright/contract-shell';
import { now } from '../clock.ts';
import { bench, password } from '../testing/bench.ts';
import type { Visitor } from '../testing/visitor.ts';

const { db, person, visit, signedIn } = bench();

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

const list = async (browser: Visitor, query = '') =>
  (await browser.get<OpenSession[]>(`/api/shell/sessions${query}`)).body.data;

const isIn = async (browser: Visitor) => (await browser.get('/api/shell/me')).status === 200;

/** The same person in several browsers. */
const browsersOf = async (email: string, agents: string[]) => {
  const browsers: Visitor[] = [];
  for (const agent of agents) {
    const browser = visit();
    await browser.post('/api/shell/signIn', { email, password }, { 'user-agent': agent });
    browsers.push(browser);
  }
  return browsers;
};

test('a person sees the own sessions: browser, when seen last, which one is this', async () => {
  const { email } = await person();
  await signedIn();
  const [first] = await browsersOf(email, [firefox, iphone, 'x'.repeat(5000)]);
  await db()
    .updateTable('sessions')
    .set({ lastSeen: now() - 7200 })
    .execute();
  const sessions = first ? await list(first) : [];
  expect(sessions.map(({ browser, system, current }) => [browser, system, current])).toEqual([
    ['Firefox', 'Windows', true],
    [null, null, false],
    ['Safari', 'iOS', false],
  ]);
  expect(sessions.map(({ lastSeen }) => now() - lastSeen >= 7200)).toEqual([false, true, true]);
  for (const { dateCreated, expires } of sessions) {
    expect(now() - dateCreated).toBeLessThan(10);
    expect(expires - now()).toBeGreaterThan(86_000);
  }
  expect(JSON.stringify(sessions)).not.toContain(first?.cookies.get('bidwright'));
  expect(Object.keys(sessions[0] ?? {}).sort()).toEqual([
    'browser',
    'current',
    'dateCreated',
    'expires',
    'id',
    'lastSeen',
    'system',
  ]);
});

test('a person ends one, or all others; nobody else is concerned', async () => {
  const { email } = await person();
  const { browser: stranger } = await signedIn();
  const [a, b, c] = await browsersOf(email, [firefox, iphone, firefox]);
  if (!a || !b || !c) throw new Error('unreachable');
  const [, second] = await list(a);
  expect((await a.post('/api/shell/sessions/end', { id: second?.id })).status).toBe(200);
  expect(await Promise.all([a, b, c].map(isIn))).toEqual([true, false, true]);
  expect((await a.post('/api/shell/sessions/end', { id: second?.id })).status).toBe(404);

  const reply = await a.post('/api/shell/sessions/endOthers', {});
  expect(reply.body.data).toEqual({ ended: 1 });
  expect(await Promise.all([a, c, stranger].map(isIn))).toEqual([true, false, true]);
});

test('somebody else’s sessions are an Admin’s business alone', async () => {
  const { person: kept, browser } = await signedIn();
  const { browser: other } = await signedIn({ permissions: ['Team Lead'] });
  const { browser: admin } = await signedIn({ permissions: ['Admin'] });
  const [session] = await list(browser);
  expect((await other.get(`/api/shell/sessions?user=${kept.id}`)).status).toBe(403);
  expect((await other.post('/api/shell/sessions/endAll', { user: kept.id })).status).toBe(403);
  expect((await other.post('/api/shell/sessions/end', { id: session?.id })).status).toBe(404);
  expect(await isIn(browser)).toBe(true);

  expect(await list(admin, `?user=${kept.id}`)).toEqual([{ ...session, current: false }]);
  expect((await admin.post('/api/shell/sessions/end', { id: session?.id })).status).toBe(200);
  expect(await isIn(browser)).toBe(false);
  await browsersOf(kept.email, [firefox, iphone]);
  expect((await admin.post('/api/shell/sessions/endAll', { user: kept.id })).body.data).toEqual({ ended: 2 });
  expect(await list(admin, `?user=${kept.id}`)).toEqual([]);
  expect(await isIn(admin)).toBe(true);
});

test('signed out there is nothing to see or end', async () => {
  expect((await visit().get('/api/shell/sessions')).status).toBe(401);
  for (const call of ['end', 'endOthers', 'endAll']) {
    expect((await visit().post(`/api/shell/sessions/${call}`, { id: 'x', user: 'x' })).status).toBe(401);
  }
});

test.each([{}, { id: 5 }, { id: 'é' }, { id: "' or 1=1" }, { id: 'x'.repeat(37) }])('%j ends nothing', async (body) => {
  const { browser } = await signedIn({ permissions: ['Admin'] });
  expect([404, 422]).toContain((await browser.post('/api/shell/sessions/end', body)).status);
  expect([422]).toContain((await browser.post('/api/shell/sessions/endAll', body)).status);
  expect((await browser.get('/api/shell/sessions?user=%C3%A9')).status).toBe(400);
  expect((await browser.get('/api/shell/sessions?user=a&user=b')).status).toBe(400);
  expect(await isIn(browser)).toBe(true);
});
