import { randomUUID } from 'node:crypto';
import type { Person } from '@bidwright/contract-kit';
import { jobsOf, person, testService } from '@bidwright/service-testing';
import { sql } from 'kysely';
import { routesWith, service } from './service.ts';

const running = testService({ ...service, routes: routesWith(() => undefined) });
const admin = person('Admin');
const { ask, ending, fetched, errorsOf, upload } = jobsOf(running, admin);

beforeAll(() => running.jobs.begin());

const call = <T = unknown>(name: string, body: object, by: Person = admin) =>
  running.post<T>(`/api/admin/${name}`, { col: 'users', ...body }, running.as(by));

const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@firm.example' };
const noRole = {
  permissions: {
    key: 'validation.noneOf',
    values: { given: 'Banana', values: 'Admin, Team Lead, Project Manager, Operations, User' },
    message: '“Banana” is not one of: Admin, Team Lead, Project Manager, Operations, User',
  },
};

const created = async (fields: object = {}) => (await call<string>('create', { ...ada, ...fields })).body.data;
const rolesOf = async (id: string) =>
  (await call<{ permissions: string[] }>('getRecordById', { id })).body.data.permissions;

test.each(['create', 'createUser'])(
  '%s takes only roles that there are, each once, and names what is none',
  async (name) => {
    const { status, body } = await call(name, { ...ada, permissions: ['User', 'Banana'] });
    expect([status, body.errorInfo.fields]).toEqual([422, noRole]);
  },
);

test('a role is kept once', async () => {
  expect(await rolesOf(await created({ permissions: ['User', 'Admin', 'User'] }))).toEqual(['User', 'Admin']);
});

test('so do an update and a change of many', async () => {
  const id = await created({ permissions: ['User'] });
  const { status, body } = await call('update', { id, permissions: ['Banana'] });
  expect([status, body.errorInfo.fields]).toEqual([422, noRole]);
  const many = await call<{ counts: object }>('bulkUpdate', { ids: [id], set: { permissions: ['Banana'] } });
  expect([many.body.data.counts, await rolesOf(id)]).toEqual([{ refused: 1 }, ['User']]);
});

test('one that was kept before is shown, keeps nobody from changing other fields, and is taken away', async () => {
  const id = await created({ permissions: ['User'] });
  await sql`update users set permissions = '["User","Banana"]' where id = ${id}`.execute(running.db);
  expect(await rolesOf(id)).toEqual(['User', 'Banana']);
  expect((await call('update', { id, position: 'Partner' })).status).toBe(200);
  expect((await call('update', { id, permissions: ['Banana', 'Admin'] })).body.errorInfo.fields).toEqual(noRole);
  expect(await rolesOf(id)).toEqual(['User', 'Banana']);
  expect((await call('update', { id, permissions: ['User'] })).status).toBe(200);
  expect(await rolesOf(id)).toEqual(['User']);
});

test('whoever the front door registers has such roles too', async () => {
  const asShell = running.as({ service: 'shell' });
  const { status } = await running.post(
    '/internal/users',
    { ...ada, id: randomUUID(), permissions: ['Banana'] },
    asShell,
  );
  expect(status).toBe(422);
});

/** A job asks who its starter is now. */
const hireAdmin = () =>
  running.post(
    '/internal/users',
    { id: admin.id, firstName: 'An', lastName: 'Admin', email: 'an@firm.example', permissions: ['Admin'] },
    running.as({ service: 'shell' }),
  );

const imported = async (csv: string) => {
  const { data } = await upload(csv, 'people.csv');
  const trial = await ending((await ask('tryImport', { col: 'users', file: data.id })).data.id);
  return ending((await ask('runImport', { id: trial.id })).data.id);
};

const rolesNow = async () => {
  const { body } = await call<{ permissions: string[] }[]>('query', {
    search: 'Byron',
    sort: { field: 'firstName' },
  });
  return body.data.map(({ permissions }) => permissions);
};

test('a file names several in one cell, with semicolons or commas, and what it exports comes back as it was', async () => {
  expect((await hireAdmin()).status).toBe(200);
  const people = [
    'firstName,lastName,email,permissions',
    'Ada,Byron,ada@firm.example,"User,Project Manager"',
    'Bo,Byron,bo@firm.example,User; Team Lead',
    'Cy,Byron,cy@firm.example,"User,Banana"',
  ];
  const job = await imported(people.join('\n'));
  expect(job.counts).toEqual({ created: 2, refused: 1 });
  expect(await errorsOf(job)).toContain(noRole.permissions.message);
  const roles = [
    ['User', 'Project Manager'],
    ['User', 'Team Lead'],
  ];
  expect(await rolesNow()).toEqual(roles);

  const { data } = await ask('exportRecords', { col: 'users', fields: ['id', 'permissions'], format: 'csv' });
  const file = await (await fetched(data.file?.url ?? '')).text();
  expect(file).toContain('User; Project Manager');
  expect((await imported(file)).counts).toEqual({ unchanged: 3 });
  expect(await rolesNow()).toEqual(roles);
});
