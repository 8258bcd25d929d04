import { person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const running = testService(service);
const { call, deliverOwn } = running;
const admin = person('Admin');

const made = async (col: string, fields: object) => (await call<string>('create', { col, ...fields }, admin)).body.data;
const read = async (col: string, id: string) =>
  (await call<Record<string, unknown>>('getRecordById', { col, id }, admin)).body.data;
const merge = (col: string, id: string, from: string[], fields: object = {}) =>
  call('merge', { col, id, from, ...fields }, admin);

const user = (firstName: string, more: object = {}) =>
  made('users', { firstName, lastName: 'Byron', email: `${firstName}@firm.example`, ...more });

test('a company that is merged leaves its people and agreements to the other, and its place in records', async () => {
  const [kept, lost] = [
    await made('companies', { name: 'Blue Heron' }),
    await made('companies', { name: 'Blue Heron Inc' }),
  ];
  const of = { col: 'companies', ref: lost };
  await call('createSubcollection', { ...of, sub: 'contacts', name: 'Bo' }, admin);
  await call('createSubcollection', { ...of, sub: 'bpas', name: 'Task pool' }, admin);
  const agreement = await made('bpas', { name: 'Pool', company: { id: lost, name: 'Blue Heron Inc' } });
  const ada = await user('Ada', { companies: [{ id: lost, name: 'Blue Heron Inc' }] });

  expect((await merge('companies', kept, [lost], { city: 'Akron' })).status).toBe(200);
  await deliverOwn();
  for (const sub of ['contacts', 'bpas']) {
    const { body } = await call<object[]>('getSubCollection', { col: 'companies', id: kept, sub }, admin);
    expect(body.data).toHaveLength(1);
  }
  const company = { id: kept, name: 'Blue Heron' };
  expect(await read('bpas', agreement)).toMatchObject({ company });
  expect(await read('users', ada)).toMatchObject({ companies: [company] });
  expect(await read('companies', kept)).toMatchObject({ city: 'Akron', status: 'Active' });
  const { body } = await call<{ id: unknown }[]>('list', { col: 'companies' }, admin);
  expect(body.data.map(({ id }) => id)).toEqual([0, kept]);
});

test('a person that is merged is out of use, and who reported to one reports to the other', async () => {
  const [kept, lost] = [await user('Ada'), await user('Adah')];
  const bo = await user('Bo', { manager: { id: lost, name: 'Adah Byron' } });
  const team = await made('teams', { name: 'Health', lead: { id: lost, name: 'Adah Byron' } });
  await merge('users', kept, [lost]);
  await deliverOwn();
  expect(await read('users', bo)).toMatchObject({ manager: { id: kept, name: 'Ada Byron' } });
  expect(await read('teams', team)).toMatchObject({ lead: { id: kept, name: 'Ada Byron' } });
  expect(await read('users', lost)).toMatchObject({ status: 'Inactive', email: 'Adah@firm.example' });
});

test('entries of a list are merged, salaries are not', async () => {
  const [kept, lost] = [await made('sources', { name: 'SAM' }), await made('sources', { name: 'sam.gov' })];
  expect((await merge('sources', kept, [lost])).status).toBe(200);
  const salary = { position: 'Analyst', year: 2026, annualSalary: 90_000 };
  const ids = [await made('salaryProjections', salary), await made('salaryProjections', salary)];
  expect((await merge('salaryProjections', ids[0] ?? '', [ids[1] ?? ''])).status).toBe(403);
});
