import type { Session } from '@bidwright/contract-shell';
import { bench } from '../testing/bench.ts';
import { directory, signInByDirectory } from '../testing/directory.ts';
import type { Visitor } from '../testing/visitor.ts';

const firm = directory();
const OIDC_ROLES = JSON.stringify({
  'Bid managers': 'Project Manager',
  Desk: ['Operations', 'Project Manager'],
  '8f14e45f-ceea-4675-9e57-1a1d3d1f9c3f': 'Admin',
});
const { admin, db, person, visit } = bench(() => ({ ...firm.settings(), OIDC_ROLES, REGISTRATION: 'closed' }));

const isIn = (groups: unknown) =>
  firm.has({ sub: 'ada', email: 'ada@firm.example', name: 'Ada Novak', ...(groups !== undefined && { groups }) });

const signIn = async (browser: Visitor = visit()) => {
  const reply = await signInByDirectory(browser, 'ada');
  const { body } = await browser.get<Session>('/api/shell/me');
  return [reply.headers.get('location'), body.data?.user.permissions];
};
const someAdmin = () => person({ email: 'admin@firm.example', permissions: ['Admin'] });
const refused = ['/login?oidc=noRole', undefined];

test('somebody new comes in by a group, whatever the rule for registration, with the roles of the groups', async () => {
  await isIn(['Bid managers', 'Football']);
  expect(await signIn()).toEqual(['/dashboard', ['User', 'Project Manager']]);
  expect([...admin.people.values()]).toMatchObject([{ name: 'Ada Novak', permissions: ['User', 'Project Manager'] }]);
});

test('at each sign-in roles follow the groups; those that no group gives stay by hand', async () => {
  await someAdmin();
  const { id } = await person({ email: 'ada@firm.example', permissions: ['User', 'Team Lead', 'Operations'] });
  await isIn('Bid managers');
  expect(await signIn()).toEqual(['/dashboard', ['User', 'Team Lead', 'Project Manager']]);
  await isIn(['8f14e45f-ceea-4675-9e57-1a1d3d1f9c3f', 'Desk']);
  expect(await signIn()).toEqual(['/dashboard', ['User', 'Team Lead', 'Admin', 'Operations', 'Project Manager']]);
  await isIn(['Desk']);
  expect(await signIn()).toEqual(['/dashboard', ['User', 'Team Lead', 'Operations', 'Project Manager']]);
  expect(admin.people.get(id)?.permissions).not.toContain('Admin');
});

test.each([[[]], [['Football']], ['bid managers'], [undefined], [7], [['__proto__', 'constructor']], [{ Desk: 1 }]])(
  'who is in %j has no role, is refused, and nothing is made',
  async (groups) => {
    await isIn(groups);
    expect(await signIn()).toEqual(refused);
    expect(await db().selectFrom('accounts').selectAll().execute()).toEqual([]);
    expect(admin.people.size).toBe(0);
  },
);

test('who leaves all groups loses their roles, in sessions that are open too', async () => {
  await someAdmin();
  await isIn(['Desk']);
  const browser = visit();
  await signIn(browser);
  await isIn([]);
  expect(await signIn()).toEqual(refused);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const { body } = await browser.get<Session>('/api/shell/me');
  expect(body.data.user.permissions).toEqual(['User']);
});

test('a token without any list of groups takes nothing away, and lets nobody in', async () => {
  await isIn(['Desk']);
  await signIn();
  await isIn(undefined);
  expect(await signIn()).toEqual(refused);
  expect([...admin.people.values()]).toMatchObject([{ permissions: ['User', 'Operations', 'Project Manager'] }]);
});

test('the last Admin stays one, and comes in', async () => {
  await person({ email: 'ada@firm.example', permissions: ['User', 'Admin'] });
  await isIn(['Bid managers']);
  expect(await signIn()).toEqual(['/dashboard', ['User', 'Project Manager', 'Admin']]);
  await someAdmin();
  expect(await signIn()).toEqual(['/dashboard', ['User', 'Project Manager']]);
});

test('roles of who may not come in are left alone', async () => {
  const { id } = await person({ email: 'ada@firm.example', permissions: ['User'], status: 'Inactive' });
  await isIn(['Desk']);
  expect(await signIn()).toEqual(['/login?oidc=inactive', undefined]);
  expect(admin.people.get(id)?.permissions).toEqual(['User']);
});
