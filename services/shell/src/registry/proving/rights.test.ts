import type { Registry, Session } from '@bidwright/contract-shell';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { access } from '../../access.ts';
import { bench } from '../../testing/bench.ts';
import { activate, publication, publish } from '../../testing/publications.ts';
import { lend, takeAway } from './lend.ts';
import { closeProvingSessions, openProvingSessions } from './sessions.ts';

const tokens = { ftes: 'token-of-ftes', '(installation)': 'token-of-installation' };
const { db, person, signedIn, visit } = bench(() => ({ PUBLISH_TOKENS: JSON.stringify(tokens) }));

const keep = (version: string) => publish(visit(), publication('ftes', { version }), tokens.ftes, 'ftes');

/** A browser that tries versions as this role, and what its proving is called. */
const prover = async (role: string) => {
  const id = uuid();
  const secrets = await openProvingSessions(db(), id);
  const browser = visit();
  browser.cookies.set('bidwright', secrets[role] ?? '');
  return { browser, id };
};

const versionIn = async (browser: ReturnType<typeof visit>) => {
  const { body } = await browser.get<Registry>('/api/shell/modules');
  return body.data.modules.find(({ name }) => name === 'ftes')?.version;
};

test('it has the rights of its role, sees the pages of who holds it, and ends with the proving', async () => {
  const admin = await person({ permissions: ['Admin'] });
  const user = await person({ permissions: ['User'], teams: ['water'] });
  await db().updateTable('accounts').set({ status: 'Active' }).execute();
  const { browser, id } = await prover('User');
  const { user: seen } = (await browser.get<Session>('/api/shell/me')).body.data;
  expect(seen).toMatchObject({ id: user.id, permissions: ['User'], viewAs: 'User', proving: id });
  expect((await browser.post('/api/shell/modules/overview', {})).status).toBe(403);
  const asAdmin = await prover('Admin');
  expect((await asAdmin.browser.get<Session>('/api/shell/me')).body.data.user.id).toBe(admin.id);
  expect((await asAdmin.browser.post('/api/shell/modules/overview', {})).status).toBe(200);
  await closeProvingSessions(db(), id);
  expect((await visit().get('/api/shell/me')).status).toBe(401);
  expect(await db().selectFrom('sessions').selectAll().execute()).toEqual([]);
});

test('it alone gets what is tried: not the one whose pages it opens, nor anybody else', async () => {
  await keep('1.0.0');
  await keep('1.1.0');
  await activate(visit(), 'ftes', '1.0.0', tokens.ftes);
  const { browser: staff, person: who } = await signedIn({ permissions: ['User'] });
  await db().updateTable('accounts').set({ status: 'Active' }).execute();
  const { browser, id } = await prover('User');
  const stored = await db().selectFrom('module_versions').selectAll().where('version', '=', '1.1.0').execute();
  await lend(db(), id, stored);
  const { user } = (await browser.get<Session>('/api/shell/me')).body.data;
  expect(user.id).toBe(who.id);
  expect(await versionIn(browser)).toBe('1.1.0');
  expect(await versionIn(staff)).toBe('1.0.0');
  expect(await versionIn((await signedIn({ permissions: ['Admin'] })).browser)).toBe('1.0.0');
  // What fails there fails nobody, and counts for nothing.
  await browser.post('/api/shell/modules/failures', { module: 'ftes', version: '1.1.0', kind: 'render', page: '/' });
  expect(await db().selectFrom('module_failures').selectAll().execute()).toEqual([]);
  await takeAway(db(), id);
  await db().deleteFrom('module_deliveries').execute();
  expect(await versionIn(browser)).toBe('1.0.0');
  expect(await db().selectFrom('module_deliveries').selectAll().execute()).toEqual([]);
});

/** What changes something here by a call that is not one of the contract's. */
const writing = Object.keys(access).flatMap((call) => {
  const [method = '', path = ''] = call.split(' ');
  return method === 'POST' && access[call] === 'by its route' && path.startsWith('/api/shell/')
    ? [path.replaceAll(/:\w+/g, 'ftes')]
    : [];
});

/** Other spellings of an address, of which some lead to the same. */
const spellings: [name: string, (path: string) => string][] = [
  ['as it is', (path) => path],
  ['the service in capitals', (path) => path.replace('/shell/', '/SHELL/')],
  ['the front in capitals', (path) => path.replace('/api/', '/Api/')],
  ['the call in capitals', (path) => path.replace(/[^/]+$/, (call) => call.toUpperCase())],
  ['a slash behind', (path) => `${path}/`],
  ['two slashes', (path) => path.replace('/shell/', '/shell//')],
  ['two slashes before', (path) => path.replace('/shell/', '//shell/')],
  ['an encoded letter', (path) => path.replace('/shell/', '/s%68ell/')],
  ['an encoded letter in the call', (path) => path.replace(/.$/, (last) => `%${last.charCodeAt(0).toString(16)}`)],
  ['an encoded slash', (path) => path.replace('/shell/', '/shell%2f')],
  ['a question', (path) => `${path}?modules/overview`],
];

/** All that the front door keeps. */
const stored = async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = database()`.execute(db());
  const names = rows.map(({ name }) => name).sort();
  const kept = await sql<object>`checksum table ${sql.join(names.map((name) => sql.table(name)))}`.execute(db());
  return kept.rows;
};

test.each(spellings)('it changes nothing here: %s', async (_name, spelled) => {
  await keep('1.0.0');
  const { browser } = await prover('Admin');
  const before = await stored();
  const calls = ['create', 'update', 'viewAs/begin', 'viewAs/end', 'overrides/begin', 'modules/open', 'wishes/set'];
  const paths = [...writing, ...calls.map((call) => `/api/shell/${call}`)].filter(
    (path) => !/versions|overrides\b/.test(path),
  );
  expect(paths.length).toBeGreaterThan(12);
  for (const path of paths) {
    const { status, body } = await browser.post(spelled(path), {});
    const { code = '' } = body.errorInfo ?? {};
    if (/unknown-(call|service)/.test(code)) continue;
    expect([path, status, code]).toEqual([path, 403, 'proving']);
  }
  const whole = { 'modules/ftes/activate': { version: '1.0.0' }, 'viewAs/begin': { role: 'User' } };
  for (const [call, body] of Object.entries(whole))
    expect((await browser.post(spelled(`/api/shell/${call}`), body)).status).toBeGreaterThanOrEqual(400);
  expect(await stored()).toEqual(before);
});

const unproven = 'The browser there cannot show fonts';

test('nor does it where it came past the first wall: it is no Admin who may switch', async () => {
  const { browser } = await prover('Admin');
  const { body } = await browser.get('/api/shell/modules/provings/0197b2c0-0000-7000-8000-000000000001');
  expect(body.errorInfo.code).toBe('forbidden');
});

test('only an Admin, or who installs the platform, switches on what was not tried, and the audit tells of it', async () => {
  await keep('1.0.0');
  await keep('1.1.0');
  await activate(visit(), 'ftes', '1.0.0', tokens.ftes);
  const team = await activate(visit(), 'ftes', '1.1.0', tokens.ftes, { unproven });
  expect([team.status, team.body.errorInfo.code]).toEqual([403, 'forbidden']);
  const { browser: user } = await signedIn({ permissions: ['Team Lead'] });
  const path = '/api/shell/modules/ftes/activate';
  expect((await user.post(path, { version: '1.1.0', unproven })).status).toBe(403);
  expect(await versionIn(user)).toBe('1.0.0');

  const { browser, person: admin } = await signedIn({ permissions: ['Admin'] });
  expect((await browser.post(path, { version: '1.1.0', unproven })).status).toBe(200);
  expect(await versionIn(user)).toBe('1.1.0');
  const { rows } = await sql<{ byId: string; action: string; changes: string }>`select * from audit`.execute(db());
  expect(rows).toMatchObject([{ byId: admin.id, action: 'switchedUnproven', col: 'modules', recordId: 'ftes' }]);
  expect(JSON.stringify(rows)).toContain(unproven);
  await keep('1.2.0');
  const both = `${tokens.ftes},${tokens['(installation)']}`;
  expect((await activate(visit(), 'ftes', '1.2.0', both, { unproven })).status).toBe(200);
});
