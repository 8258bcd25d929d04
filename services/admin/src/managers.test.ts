import type { User } from '@bidwright/contract-admin';
import { person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const { call, deliverOwn } = testService(service);
const col = 'users';
const admin = person('Admin');

const made = async (firstName: string, more: object = {}) =>
  (
    await call<string>(
      'create',
      { col, firstName, lastName: 'Byron', email: `${firstName}@firm.example`, ...more },
      admin,
    )
  ).body.data;
const read = async (id: string) => (await call<User>('getRecordById', { col, id }, admin)).body.data;

test('a person’s manager comes with the address, and nobody by name where there is none', async () => {
  const [ada, cy] = [await made('Ada'), await made('Cy')];
  const manager = { id: ada, name: 'Ada Byron' };
  const bo = await made('Bo', { manager: { ...manager, email: 'forged@firm.example' } });
  expect((await read(bo)).manager).toEqual({ ...manager, email: 'Ada@firm.example' });
  expect((await read(ada)).manager).toEqual({ id: null, name: 'No Manager' });
  await call(
    'update',
    { col, id: bo, manager: { id: cy, name: 'Cy Byron', email: 'x' }, managerEmail: 'forged' },
    admin,
  );
  expect((await read(bo)).manager).toEqual({ id: cy, name: 'Cy Byron', email: 'Cy@firm.example' });
  await call('update', { col, id: bo, manager: null }, admin);
  expect((await read(bo)).manager).toEqual({ id: null, name: 'No Manager' });
});

test('the address follows the manager’s, and whoever takes the manager’s place', async () => {
  const [ada, eve] = [await made('Ada'), await made('Eve')];
  const bo = await made('Bo', { manager: { id: ada, name: 'Ada Byron' } });
  await call('update', { col, id: ada, email: 'ada@new.example' }, admin);
  await deliverOwn();
  expect((await read(bo)).manager).toMatchObject({ id: ada, email: 'ada@new.example' });
  await call('merge', { col, id: eve, from: [ada] }, admin);
  await deliverOwn();
  expect((await read(bo)).manager).toEqual({ id: eve, name: 'Eve Byron', email: 'Eve@firm.example' });
});
