import type { Skill } from '@bidwright/contract-admin';
import { person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const { call } = testService(service);
const admin = person('Admin');
const add = (name: string, by = admin) => call<string>('create', { col: 'skills', name }, by);

test('a skill’s name stands there once, whatever its case and spaces', async () => {
  const { body } = await add('  Data   science ');
  const found = await call<Skill>('getRecordById', { col: 'skills', id: body.data }, admin);
  expect(found.body.data.name).toBe('Data science');
  for (const name of ['data science', 'DATA  SCIENCE', ' Data\tscience']) {
    const { status, body: refused } = await add(name);
    expect([name, status, Object.keys(refused.errorInfo.fields ?? {})]).toEqual([name, 409, ['name']]);
  }
  for (const name of ['C', 'C++', 'C#', '数据科学']) expect((await add(name)).status).toBe(200);
});

test('who staffs bids adds what is missing, only Admins change and merge it', async () => {
  const lead = person('Team Lead');
  const [one, other] = [(await add('Python', lead)).body.data, (await add('Pithon', lead)).body.data];
  expect((await add('Cooking', person('User'))).status).toBe(403);
  expect((await call('update', { col: 'skills', id: one, name: 'Snakes' }, lead)).status).toBe(403);
  expect((await call('merge', { col: 'skills', id: one, from: [other] }, lead)).status).toBe(403);
  expect((await call('merge', { col: 'skills', id: one, from: [other] }, admin)).status).toBe(200);
});
