import type { Boot, Session } from '@bidwright/contract-shell';
import { demoAccounts } from '@bidwright/demo-data';
import { bench } from '../testing/bench.ts';
import { loadDemoAccounts } from './accounts.ts';
import { demoPassword } from './offer.ts';

const { admin, db, openShell, visit } = bench(() => ({ DEMO: '1' }));

const today = '2026-11-24';

const bootOf = async () => {
  await openShell();
  const { text } = await visit().open('/login');
  return JSON.parse(/id="boot">(.*?)<\/script>/s.exec(text)?.[1] ?? '') as Boot;
};

test('at the first start everyone of the demo data gets an account', async () => {
  await loadDemoAccounts(db(), today);
  const rows = await db().selectFrom('accounts').selectAll().orderBy('id').execute();
  expect(rows).toHaveLength(36);
  expect(rows.map(({ id, email, name, permissions }) => ({ id, email, name, permissions }))).toEqual(
    [...demoAccounts].sort((one, other) => (one.id < other.id ? -1 : 1)),
  );
  expect(new Set(rows.map(({ passwordHash }) => passwordHash)).size).toBe(1);
});

test('where there is an account already nothing is added', async () => {
  await loadDemoAccounts(db(), today);
  await db().deleteFrom('accounts').where('email', '!=', 'lead@harborvale.example').execute();
  await loadDemoAccounts(db(), today);
  expect(await db().selectFrom('accounts').select('email').execute()).toEqual([{ email: 'lead@harborvale.example' }]);
});

test('two first starts at once make the accounts once', async () => {
  await Promise.all([loadDemoAccounts(db(), today), loadDemoAccounts(db(), today)]);
  expect(await db().selectFrom('accounts').select('id').execute()).toHaveLength(36);
});

test('the sign-in page offers one person of each role, and the password lets each in', async () => {
  await loadDemoAccounts(db(), today);
  const { demo } = await bootOf();
  expect(demo?.password).toBe('bidwright-demo-2026');
  expect(demo?.people.map(({ email, role }) => [email, role])).toEqual([
    ['admin@harborvale.example', 'Admin'],
    ['lead@harborvale.example', 'Team Lead'],
    ['manager@harborvale.example', 'Project Manager'],
    ['operations@harborvale.example', 'Operations'],
    ['user@harborvale.example', 'User'],
  ]);
  for (const { hint } of demo?.people ?? []) {
    expect(new Set(Object.values(hint)).size).toBe(4);
    // A longer one takes a second line, and its card is higher than the others.
    expect(Object.values(hint).filter((text) => text.length > 46)).toEqual([]);
  }
  for (const { id, email, name, permissions } of demoAccounts.slice(0, 5)) {
    admin.people.set(id, {
      id,
      email,
      name,
      permissions: [...permissions],
      teams: [],
      status: 'Active',
      expirationDate: null,
    });
    const reply = await visit().post<Session>('/api/shell/signIn', { email, password: demoPassword });
    expect(reply.body.data.user).toMatchObject({ id, name, permissions });
  }
});

test('before the accounts are there the page still opens', async () => {
  expect((await bootOf()).demo).toEqual({ people: [], password: demoPassword });
});
