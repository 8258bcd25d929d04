import { type Role, roles } from '@bidwright/contract-kit';
import { believing } from '@bidwright/service-testing';
import { sql } from 'kysely';
import { bench } from '../testing/bench.ts';
import { upstream } from '../testing/upstream.ts';

/** What the service behind the front door was asked. */
const asked: { url?: string; authorization?: string; cookie?: string }[] = [];

const opportunities = upstream(({ url, headers: { authorization, cookie } }, response) => {
  asked.push({ url, authorization, cookie });
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[]}');
});

const { db, openShell, programKey, signedIn, visit } = bench(({ admin: address }) => ({
  SERVICES: JSON.stringify({ admin: address, opportunities: opportunities.url }),
}));

beforeEach(() => {
  asked.length = 0;
});

/** Asks as a program does: without a cookie, and without saying which page it comes from. */
const program = (key: string) => ({
  get: (path: string) => visit().get(path, { authorization: `Bearer ${key}` }),
  post: <T>(path: string, body: object = {}) =>
    visit().send<T>(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
});

/** Calls of the front door, with what each role gets: User, Operations, Project Manager, Team Lead, Admin. */
const order: Role[] = ['User', 'Operations', 'Project Manager', 'Team Lead', 'Admin'];
const own: [call: string, body: object, statuses: number[]][] = [
  ['list', { col: 'emails' }, [403, 403, 403, 403, 200]],
  ['list', { col: 'mailLists' }, [403, 403, 200, 200, 200]],
  ['create', { col: 'mailLists' }, [403, 403, 403, 403, 422]],
  ['create', { col: 'feedback', page: '/dashboard', text: 'Hard to read.' }, [200, 200, 200, 200, 200]],
  ['emails/write', {}, [403, 403, 403, 403, 422]],
  ['firm/settings', {}, [403, 403, 403, 403, 200]],
  ['modules/overview', {}, [403, 403, 403, 403, 200]],
];

test.each(own)('%s %j is for a key what it is for people of its role', async (call, body, statuses) => {
  const ofKeys: number[] = [];
  const ofPeople: number[] = [];
  for (const role of order) {
    const { browser } = await signedIn({ permissions: [role] });
    ofPeople.push((await browser.post(`/api/shell/${call}`, body)).status);
    ofKeys.push((await program(await programKey([role])).post(`/api/shell/${call}`, body)).status);
  }
  expect([ofKeys, ofPeople]).toEqual([statuses, statuses]);
});

test('another service is told of the program and its roles, and sees neither key nor cookie', async () => {
  const chosen: Role[][] = [...roles.map((role) => [role]), ['Operations', 'Project Manager']];
  for (const permissions of chosen) {
    const key = await programKey(permissions, { name: `Sync ${permissions.join()}` });
    expect((await program(key).post('/api/opportunities/list', { col: 'opportunities' })).status).toBe(200);
    const { id } = await db().selectFrom('program_keys').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
    const { url, authorization = '', cookie } = asked.at(-1) ?? {};
    expect([url, cookie]).toEqual(['/api/opportunities/list', undefined]);
    expect(await believing('opportunities')(authorization.replace('Bearer ', ''))).toEqual({
      id,
      name: `Sync ${permissions.join()}`,
      email: 'program@bidwright.invalid',
      permissions,
      teams: [],
      showActuals: false,
      showProjections: false,
      program: true,
    });
  }
});

test('a key that is over, changed or of another installation opens nothing, and its program is told what to do', async () => {
  const [revoked, expired, changed] = [await programKey(['Admin']), await programKey(['Admin']), await programKey([])];
  const lacking = `${changed.slice(0, -1)}${changed.endsWith('A') ? 'B' : 'A'}`;
  const set = (key: string, values: object) =>
    db().updateTable('program_keys').set(values).where('prefix', '=', key.slice(0, 9)).execute();
  await set(revoked, { revoked: 1 });
  await set(expired, { expirationDate: '2020-02-29' });
  const { keyHash } = await db().selectFrom('program_keys').select('keyHash').limit(1).executeTakeFirstOrThrow();
  const helps = 'An Admin makes a new one under Data management, Program keys.';
  const unknown = ['unknown-key', `This is no key of this installation. ${helps}`];
  const keys: [string, string[]][] = [
    [revoked, ['revoked-key', `The key “Payroll” was revoked. ${helps}`]],
    [expired, ['expired-key', `The key “Payroll” was good until 2020-02-29. ${helps}`]],
    ...[lacking, `bw_${'A'.repeat(43)}`, `bw_${keyHash}`, 'bw_', `bw_${'x'.repeat(5000)}`, "bw_'or'1'='1"].map(
      (key): [string, string[]] => [key, unknown],
    ),
  ];
  for (const [key, said] of keys)
    for (const path of ['/api/opportunities/list', '/api/shell/list', '/api/shell/me']) {
      const { status, body } = await program(key).post(path, { col: 'opportunities' });
      expect([status, body.errorInfo.code, body.errorInfo.message]).toEqual([401, ...said]);
    }
  expect(asked).toEqual([]);
});

test('today is a day of a key that ends today', async () => {
  const key = await programKey(['User'], { expirationDate: new Date().toISOString().slice(0, 10) });
  expect((await program(key).get('/api/shell/openapi.json')).status).toBe(200);
});

test('beside a key no cookie counts: neither for more nor instead of it', async () => {
  const { browser } = await signedIn({ permissions: ['Admin'] });
  const list = (key: string) => browser.post('/api/shell/list', { col: 'emails' }, { authorization: `Bearer ${key}` });
  expect((await browser.post('/api/shell/list', { col: 'emails' })).status).toBe(200);
  expect((await list(await programKey(['User']))).status).toBe(403);
  expect((await list(`bw_${'A'.repeat(43)}`)).status).toBe(401);
  const { user } = (await browser.get<{ user: { id: string } }>('/api/shell/me')).body.data;
  await browser.post('/api/opportunities/list', {}, { authorization: `bearer ${await programKey(['User'])}` });
  const { authorization = '', cookie } = asked.at(-1) ?? {};
  const teller = await believing('opportunities')(authorization.replace('Bearer ', ''));
  expect([teller, cookie]).toEqual([expect.not.objectContaining({ id: user.id }), undefined]);
  // Beside one of a browser that tries versions nothing would be written.
  const headers = {
    authorization: `Bearer ${await programKey(['User'])}`,
    cookie: `bidwright=proving-${'x'.repeat(35)}`,
  };
  const wish = { col: 'feedback', page: '/dashboard', text: 'Hard to read.' };
  expect((await visit().post('/api/shell/create', wish, headers)).status).toBe(200);
});

test('no page, no file of pages, no live event, and no account, session or key is for programs, however it is spelled', async () => {
  await openShell();
  const key = await programKey(['Admin']);
  const paths = [
    '/',
    '/login',
    '/admin/keys',
    '/api/docs',
    '/registry/x',
    '/feeds/opportunities/calendar.ics',
    '/assets/x',
  ];
  const calls = [
    'me',
    'ME',
    'me/',
    '%6de',
    'session',
    'account',
    'events',
    'sessions',
    'twoStep',
    'list/../me',
    'wishes',
  ];
  const spelled = [
    '/API/shell/me',
    '/api/Shell/me',
    '/api//shell/me',
    '//api/shell/me',
    '/api/sh%65ll/me',
    '/api/shell',
  ];
  for (const path of [...paths, ...calls.map((call) => `/api/shell/${call}`), ...spelled]) {
    const { status, body } = await program(key).get(path);
    expect([path, status, body.errorInfo?.code]).toEqual([path, 403, 'not-for-programs']);
  }
  for (const call of [
    'keys/make',
    'keys/list',
    'keys/revoke',
    'signOut',
    'password',
    'viewAs/begin',
    'accounts/signIns',
  ])
    expect((await program(key).post(`/api/shell/${call}`)).body.errorInfo.code).toBe('not-for-programs');
});

test('what a program does is told under the name of its key', async () => {
  const key = await programKey(['Admin'], { name: 'Payroll export' });
  const { status } = await program(key).post('/api/shell/create', { col: 'mailLists', name: 'Bids', roles: ['User'] });
  expect(status).toBe(200);
  const { id } = await db().selectFrom('program_keys').select('id').executeTakeFirstOrThrow();
  const list = await db().selectFrom('mailLists').select(['addedById', 'addedByName']).executeTakeFirstOrThrow();
  expect(list).toEqual({ addedById: id, addedByName: 'Payroll export' });
  const { rows } = await sql`select byId, byName, action from audit where col = 'mailLists'`.execute(db());
  expect(rows).toEqual([{ byId: id, byName: 'Payroll export', action: 'created' }]);
});
