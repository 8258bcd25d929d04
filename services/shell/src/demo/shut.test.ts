import type { Boot, Session } from '@bidwright/contract-shell';
import { demoAccounts } from '@bidwright/demo-data';
import { demoPersonIds } from '@bidwright/demo-data/people';
import { openSession } from '../sessions/sessions.ts';
import { bench } from '../testing/bench.ts';
import { loadDemoAccounts } from './accounts.ts';
import { beginDemo } from './begin.ts';
import { demoPassword } from './offer.ts';

/** The demo is over: this front door runs without it, on the accounts of one that ran with it. */
const { admin, db, openShell, person, programKey, visit } = bench();

const DEMO_TODAY = '2026-11-24';
const off = { DEMO: '', DEMO_TODAY } as const;
const on = { DEMO: '1', DEMO_TODAY } as const;
const offered = demoAccounts.slice(0, 5);

beforeEach(async () => {
  await loadDemoAccounts(db(), DEMO_TODAY);
  for (const { id, email, name, permissions } of demoAccounts)
    admin.people.set(id, { id, email, name, permissions, teams: [], status: 'Active', expirationDate: null });
});

const signIn = async (email: string) => {
  const { status } = await visit().post('/api/shell/signIn', { email, password: demoPassword });
  return status;
};

const browserOf = async (id: string) => {
  const account = await db().selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { secret } = await openSession(db(), account, { browser: 'Firefox', system: 'Linux' });
  const browser = visit();
  browser.cookies.set('bidwright', secret);
  return browser;
};

test('the ids by which they are known are those of their accounts', () => {
  expect(demoPersonIds).toEqual(demoAccounts.map(({ id }) => id));
});

test('nobody of them signs in, and whoever was signed in no longer is', async () => {
  const browsers = await Promise.all(offered.map(({ id }) => browserOf(id)));
  await beginDemo(db(), off);
  for (const { email } of offered) expect([email, await signIn(email)]).toEqual([email, 401]);
  for (const browser of browsers) expect((await browser.get('/api/shell/me')).status).toBe(401);
  await openShell();
  const { text } = await visit().open('/login');
  expect((JSON.parse(/id="boot">(.*?)<\/script>/s.exec(text)?.[1] ?? '') as Boot).demo).toBeNull();
});

test('a key that one of them made for a program opens nothing any more; a key of others stays', async () => {
  const [made, other] = [await programKey(['Admin']), await programKey(['User'])];
  const [{ id = '' } = {}] = demoAccounts;
  await db().updateTable('program_keys').set({ madeById: id }).where('prefix', '=', made.slice(0, 9)).execute();
  await beginDemo(db(), off);
  const opened = [made, other].map((key) => visit().get('/api/shell/openapi.json', { authorization: `Bearer ${key}` }));
  expect((await Promise.all(opened)).map(({ status }) => status)).toEqual([401, 200]);
});

test('one that got in by another instance’s start is refused all the same', async () => {
  const browser = await browserOf(offered[0]?.id ?? '');
  expect((await browser.get('/api/shell/me')).status).toBe(401);
  expect(await signIn('admin@harborvale.example')).toBe(403);
});

test('no mail lets one of them choose a password, whether the account is there or not', async () => {
  await beginDemo(db(), off);
  await db().deleteFrom('accounts').where('email', '=', 'lead@harborvale.example').execute();
  for (const email of ['admin@harborvale.example', 'lead@harborvale.example'])
    expect((await visit().post('/api/shell/forgot', { email })).status).toBe(200);
  expect(await db().selectFrom('passwordResets').selectAll().execute()).toEqual([]);
  expect(await db().selectFrom('emails').selectAll().execute()).toEqual([]);
});

test('the first real person becomes the Admin, as in a new installation', async () => {
  await beginDemo(db(), off);
  const form = { firstName: 'Rosa', lastName: 'Real', email: 'rosa@firm.example', password: 'a long enough password' };
  const { body } = await visit().post<Session>('/api/shell/register', form);
  expect(body.data.user).toMatchObject({ name: 'Rosa Real', permissions: ['User', 'Admin'] });
});

test('other people’s accounts stay as they were', async () => {
  const { email } = await person({ email: 'ada@harborvale.example' });
  await beginDemo(db(), off);
  const { status } = await visit().post('/api/shell/signIn', { email, password: 'a long enough password' });
  expect(status).toBe(200);
});

const passwords = async () => {
  const rows = await db().selectFrom('accounts').select('passwordHash').where('id', 'in', demoPersonIds).execute();
  return new Set(rows.map(({ passwordHash }) => passwordHash)).size === 1 && rows[0]?.passwordHash
    ? 'the demo’s'
    : 'none';
};

test('a demo again lets them in again, but never to where others have accounts', async () => {
  await beginDemo(db(), off);
  await beginDemo(db(), on);
  expect(await passwords()).toBe('the demo’s');
  await beginDemo(db(), off);
  await person();
  await beginDemo(db(), on);
  expect(await passwords()).toBe('none');
});
