import { person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const running = testService(service);
const { as, call, post } = running;
const shell = as({ service: 'shell' });
const ada = {
  id: '01900000-0000-7000-8000-00000000000a',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
};
const registered = { ...ada, permissions: ['User', 'Admin'] };

const published = {
  id: ada.id,
  name: 'Ada Byron',
  email: ada.email,
  permissions: ['User', 'Admin'],
  teams: [],
  status: 'Active',
  expirationDate: '2030-12-31',
  showActuals: false,
  showProjections: false,
  profilePicture: null,
};

test('the front door makes a person and learns who it is', async () => {
  expect((await post('/internal/users', registered, shell)).body).toEqual({ data: published });
  expect((await post('/internal/person', { id: ada.id }, shell)).body).toEqual({ data: published });
  expect((await post('/internal/person', { email: 'ADA@example.com' }, shell)).body).toEqual({ data: published });
  const { body } = await call('getRecordById', { col: 'users', id: ada.id }, person('Admin'));
  expect(body.data).toMatchObject({ firstName: 'Ada', addedBy: { id: ada.id, name: 'Ada Byron' } });
});

test('a person whom the front door makes is told of once, like any other', async () => {
  await post('/internal/users', registered, shell);
  await post('/internal/users', registered, shell);
  expect(await running.published()).toMatchObject([
    {
      col: 'users',
      kind: 'created',
      recordId: ada.id,
      by: { id: ada.id, name: 'Ada Byron' },
      record: { email: ada.email },
    },
  ]);
});

test('teams are told by their ids', async () => {
  await post('/internal/users', registered, shell);
  await call('update', { col: 'users', id: ada.id, teams: [{ id: 'team-1', name: 'Health' }] }, person('Admin'));
  expect((await post('/internal/person', { id: ada.id }, shell)).body.data).toMatchObject({ teams: ['team-1'] });
});

test('making the same person again, even at once, changes nothing', async () => {
  const all = await Promise.all(Array.from({ length: 4 }, () => post('/internal/users', registered, shell)));
  expect(all.map(({ status, body }) => [status, body])).toEqual(all.map(() => [200, { data: published }]));
  const again = await post('/internal/users', { ...registered, firstName: 'Eve' }, shell);
  expect(again.body).toEqual({ data: published });
  expect((await call<unknown[]>('list', { col: 'users' }, person('User'))).body.data).toHaveLength(1);
});

test('an address belongs to one person', async () => {
  await post('/internal/users', registered, shell);
  const { status, body } = await post('/internal/users', { ...registered, id: 'somebody-else' }, shell);
  expect([status, body.errorInfo.fields?.email?.message]).toEqual([409, 'Another record already has this value']);
});

test('what cannot be a person is refused', async () => {
  const { status, body } = await post('/internal/users', { id: ada.id, email: 'nowhere' }, shell);
  expect(status).toBe(422);
  expect(Object.keys(body.errorInfo.fields ?? {}).sort()).toEqual(['email', 'firstName', 'lastName']);
  expect((await post('/internal/users', { ...registered, id: 'é' }, shell)).status).toBe(400);
  expect((await post('/internal/users', { ...registered, rank: 1 }, shell)).status).toBe(422);
  expect((await post('/internal/person', {}, shell)).status).toBe(400);
  expect((await post('/internal/person', { id: 'nobody' }, shell)).status).toBe(404);
});

test('nobody but services may ask', async () => {
  for (const path of ['/internal/person', '/internal/users', '/internal/anything']) {
    expect((await post(path, registered, as(person('Admin')))).status).toBe(403);
    expect((await post(path, registered)).status).toBe(401);
  }
});

test('any service may ask who a person is, to learn whether a job goes on; only the front door makes people', async () => {
  await post('/internal/users', registered, shell);
  const ftes = as({ service: 'ftes' });
  expect((await post('/internal/person', { id: ada.id }, ftes)).body).toEqual({ data: published });
  expect((await post('/internal/users', { ...registered, id: 'another' }, ftes)).status).toBe(403);
  expect((await post('/internal/person', { id: ada.id }, as(person('Admin')))).status).toBe(403);
});

test('a job of who is disabled or past the expiration date does not go on', async () => {
  await post('/internal/users', registered, shell);
  const who = person('Admin', { id: ada.id });
  const now = () => running.jobs.context.whoIs(who);
  expect(await now()).toMatchObject({ id: ada.id, permissions: ['User', 'Admin'] });
  const admin = person('Admin');
  const boss = { firstName: 'Bo', lastName: 'Byron', email: 'bo@example.com', permissions: ['Admin'] };
  await call('create', { col: 'users', ...boss }, admin);
  await call('update', { col: 'users', id: ada.id, permissions: ['User'] }, admin);
  expect(await now()).toMatchObject({ permissions: ['User'] });
  await call('update', { col: 'users', id: ada.id, expirationDate: '2020-01-01' }, admin);
  expect(await now()).toBeUndefined();
  await call('update', { col: 'users', id: ada.id, expirationDate: '2090-01-01', status: 'Inactive' }, admin);
  expect(await now()).toBeUndefined();
});
