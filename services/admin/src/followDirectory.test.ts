import type { AuditLine, User } from '@bidwright/contract-admin';
import { person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const running = testService(service);
const { as, call, post } = running;
const admin = person('Admin');
const col = 'users';

const hired = async (firstName: string, ...permissions: string[]) => {
  const fields = { firstName, lastName: 'Byron', email: `${firstName}@firm.example`, permissions };
  return (await call<string>('create', { col, ...fields }, admin)).body.data;
};
const rolesOf = async (id: string) => (await call<User>('getRecordById', { col, id }, admin)).body.data.permissions;

const decided = ['Admin', 'Operations', 'Project Manager'];
const follow = (id: string, roles: string[], by: Parameters<typeof as>[0] = { service: 'shell' }) =>
  post<{ keptAdmin: boolean }>('/internal/users/roles', { id, roles, decided, directory: 'Firm ID' }, as(by));

test('roles that the directory decides on come and go, others stay; the audit and events name the directory', async () => {
  const id = await hired('Ada', 'User', 'Team Lead', 'Operations');
  expect((await follow(id, ['Project Manager'])).body).toEqual({ data: { keptAdmin: false } });
  expect(await rolesOf(id)).toEqual(['User', 'Team Lead', 'Project Manager']);
  const audit = await call<AuditLine[]>('recordAudit', { col, id, before: null }, admin);
  expect(audit.body.data[0]).toMatchObject({ by: 'Firm ID', action: 'changed', changes: [{ field: 'permissions' }] });
  expect((await running.published()).at(-1)).toMatchObject({
    kind: 'changed',
    by: { id: 'directory', name: 'Firm ID' },
    changes: { permissions: { to: ['User', 'Team Lead', 'Project Manager'] } },
  });
});

test('where nothing changes nothing is written', async () => {
  const id = await hired('Ada', 'User', 'Operations');
  await follow(id, ['Operations']);
  expect((await call<User>('getRecordById', { col, id }, admin)).body.data.version).toBe(1);
});

test('the last Admin stays one and is said to, with all else that changes', async () => {
  const id = await hired('Ada', 'User', 'Admin');
  expect((await follow(id, ['Operations'])).body).toEqual({ data: { keptAdmin: true } });
  expect(await rolesOf(id)).toEqual(['User', 'Operations', 'Admin']);
  await hired('Bo', 'Admin');
  expect((await follow(id, ['Operations'])).body).toEqual({ data: { keptAdmin: false } });
  expect(await rolesOf(id)).toEqual(['User', 'Operations']);
});

test('of two Admins whom the directory takes away at once, one stays', async () => {
  const ids = [await hired('Ada', 'Admin'), await hired('Bo', 'Admin')];
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all(ids.map((id) => follow(id, [])));
    expect(answers.map(({ body }) => body.data.keptAdmin).sort()).toEqual([false, true]);
    await Promise.all(ids.map((id) => follow(id, ['Admin'])));
  }
});

test('only the front door may say so, and only of people and roles that there are', async () => {
  const id = await hired('Ada', 'User');
  expect((await follow(id, ['Admin'], { service: 'ftes' })).status).toBe(403);
  expect((await follow(id, ['Admin'], admin)).status).toBe(403);
  expect((await follow('nobody', ['Admin'])).status).toBe(404);
  const { status, body } = await follow(id, ['Boss']);
  expect([status, Object.keys(body.errorInfo.fields ?? {})]).toEqual([422, ['roles']]);
  expect(await rolesOf(id)).toEqual(['User']);
});
