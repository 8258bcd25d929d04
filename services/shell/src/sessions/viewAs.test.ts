import type { Session } from '@bidwright/contract-shell';
import { sql } from 'kysely';
import { bench, password } from '../testing/bench.ts';
import { upstream } from '../testing/upstream.ts';
import type { Visitor } from '../testing/visitor.ts';

/** A service that answers with the token it got. */
const opportunities = upstream((request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ data: request.headers.authorization?.split(' ')[1] }));
});
const { db, openShell, person, signedIn, visit } = bench(({ admin }) => ({
  SERVICES: JSON.stringify({ admin, opportunities: opportunities.url }),
}));

const begin = (browser: Visitor, role: string) => browser.post('/api/shell/viewAs/begin', { role });
const end = (browser: Visitor) => browser.post('/api/shell/viewAs/end', {});
const me = async (browser: Visitor) => (await browser.get<Session>('/api/shell/me')).body.data.user;
const adminIn = async () => signedIn({ permissions: ['Admin'], teams: ['water'] });

const tokenOf = async (browser: Visitor) => {
  const { body } = await browser.post<string>('/api/opportunities/query', {});
  return JSON.parse(Buffer.from(body.data.split('.')[1] ?? '', 'base64url').toString()).person;
};

const asked: [name: string, body: object][] = [
  ['list', { col: 'emails' }],
  ['query', { col: 'feedback' }],
  ['query', { col: 'views' }],
  ['emails/settings', {}],
  ['accounts/signIns', { users: [] }],
  ['releases/history', {}],
  ['countUses', { of: 'users', ids: [] }],
  ['bulkUpdate', { col: 'emails', ids: ['a'], set: {} }],
];
const statuses = (browser: Visitor) =>
  Promise.all(asked.map(async ([name, body]) => (await browser.post(`/api/shell/${name}`, body)).status));

test.each(['User', 'Operations', 'Project Manager', 'Team Lead'])(
  'an Admin who sees the app as %s gets what such a person gets, and no more',
  async (role) => {
    const { browser, person: admin } = await adminIn();
    const { browser: other } = await signedIn({ permissions: [role], teams: ['water'] });
    expect((await begin(browser, role)).status).toBe(200);
    expect(await me(browser)).toMatchObject({ id: admin.id, permissions: [role], viewAs: role });
    expect(await statuses(browser)).toEqual(await statuses(other));
    // Every service decides by the same token.
    const [viewing, theirs] = [await tokenOf(browser), await tokenOf(other)];
    expect(viewing).toMatchObject({ permissions: [role], teams: ['water'], viewAs: role, showActuals: false });
    expect(theirs).toMatchObject({ permissions: [role], teams: ['water'] });
    expect(theirs).not.toHaveProperty('viewAs');
    expect((await end(browser)).status).toBe(200);
    expect(await me(browser)).toMatchObject({ permissions: ['Admin'] });
    expect(await me(browser)).not.toHaveProperty('viewAs');
  },
);

test('meanwhile nothing is changed, and what is refused says why', async () => {
  const { browser } = await adminIn();
  await begin(browser, 'User');
  const view = { col: 'views', name: 'Mine', page: '/general/opportunities', state: {}, reach: 'private' };
  const change = { current: password, password: 'another word that is long enough' };
  for (const [name, body] of [
    ['create', view],
    ['password', change],
    ['sessions/endOthers', {}],
    ['markAllRead', { upTo: 1 }],
  ] as const) {
    const reply = await browser.post(`/api/shell/${name}`, body);
    expect([name, reply.status, reply.body.errorInfo.code]).toEqual([name, 403, 'viewing']);
    expect(reply.body.errorInfo.message).toContain('Changes are not possible');
  }
  await end(browser);
  expect((await browser.post('/api/shell/create', view)).status).toBe(200);
});

test('the view outlasts a reload and ends with the session', async () => {
  const { browser, person: admin } = await adminIn();
  await begin(browser, 'User');
  await openShell();
  const { text } = await browser.open('/');
  expect(text).toContain('"viewAs":"User"');
  // An own browser, or a later sign-in, sees what the person is.
  await browser.post('/api/shell/signOut', {});
  const later = visit();
  await later.post('/api/shell/signIn', { email: admin.email, password });
  expect(await me(later)).toMatchObject({ permissions: ['Admin'] });
});

test('only Admins begin one, as a role that there is, and it is theirs no longer when they are none', async () => {
  const { browser: lead } = await signedIn({ permissions: ['Team Lead'] });
  expect((await begin(lead, 'User')).status).toBe(403);
  expect((await end(lead)).status).toBe(200);
  const { browser } = await adminIn();
  for (const role of ['Admin', 'Banana', '']) expect((await begin(browser, role)).status).toBe(422);
  const kept = await person({ permissions: ['Operations'] });
  await db().updateTable('sessions').set({ viewAs: 'Team Lead' }).execute();
  const own = visit();
  await own.post('/api/shell/signIn', { email: kept.email, password });
  await db().updateTable('sessions').set({ viewAs: 'Team Lead' }).where('accountId', '=', kept.id).execute();
  expect(await me(own)).toMatchObject({ permissions: ['Operations'] });
});

test('the audit tells when it began and ended', async () => {
  const { browser, person: admin } = await adminIn();
  await begin(browser, 'Operations');
  await end(browser);
  const { rows } = await sql<{ action: string; changes: object }>`select action, changes from audit
    where recordId = ${admin.id} order by seq`.execute(db());
  expect(rows.map(({ action, changes }) => [action, changes])).toEqual([
    ['viewBegan', { viewAs: { from: null, to: 'Operations' } }],
    ['viewEnded', { viewAs: { from: 'Operations', to: null } }],
  ]);
});
