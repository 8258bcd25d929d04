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
const read = async (id: string) => (await call<User>('getRecordById', { col, id }, admin)).body.data;

const said = { firstName: 'Ada', lastName: 'King', status: 'Inactive', directory: 'Harbor ID' };
const change = (body: object, by: Parameters<typeof as>[0] = { service: 'shell' }) =>
  post('/internal/users/change', { ...said, ...body }, as(by));

test('the directory names people and says who is gone, and the audit names it', async () => {
  const id = await hired('Ada', 'User', 'Operations');
  expect((await change({ id })).status).toBe(200);
  expect(await read(id)).toMatchObject({ name: 'Ada King', status: 'Inactive', permissions: ['User', 'Operations'] });
  const audit = await call<AuditLine[]>('recordAudit', { col, id, before: null }, admin);
  expect(audit.body.data[0]).toMatchObject({ by: 'Harbor ID', action: 'changed' });
  await change({ id, status: 'Active' });
  expect(await read(id)).toMatchObject({ status: 'Active', version: 3 });
  await change({ id, status: 'Active' });
  expect(await read(id)).toMatchObject({ version: 3 });
});

test('everybody is listed, who is gone too', async () => {
  const [ada, bo] = [await hired('Ada', 'User'), await hired('Bo', 'User')];
  await change({ id: ada });
  const { body } = await post<{ people: object[] }>('/internal/users/list', {}, as({ service: 'shell' }));
  expect(body.data.people).toEqual([
    { id: ada, firstName: 'Ada', lastName: 'King', email: 'Ada@firm.example', status: 'Inactive' },
    { id: bo, firstName: 'Bo', lastName: 'Byron', email: 'Bo@firm.example', status: 'Active' },
  ]);
});

test('the last Admin cannot be gone; of two at once, one stays', async () => {
  const ids = [await hired('Ada', 'Admin'), await hired('Bo', 'Admin')];
  const answers = await Promise.all(ids.map((id) => change({ id })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.errorInfo.code).toBe('last-admin');
});

test('only the front door may say so, in words that can be kept, and of people that there are', async () => {
  const id = await hired('Ada', 'User');
  expect((await change({ id }, { service: 'ftes' })).status).toBe(403);
  expect((await change({ id }, admin)).status).toBe(403);
  expect((await post('/internal/users/list', {}, as({ service: 'ftes' }))).status).toBe(403);
  expect((await change({ id: 'nobody' })).status).toBe(404);
  for (const wrong of [{ status: 'Gone' }, { firstName: '' }, { lastName: 'x'.repeat(81) }])
    expect((await change({ id, ...wrong })).status).toBe(422);
  expect(await read(id)).toMatchObject({ version: 1 });
});
