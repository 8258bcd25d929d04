import { person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const running = testService(service);
const { call } = running;
const admin = person('Admin');
const col = 'accountDefaults';
const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@firm.example' };

const endOf = async (id: string) =>
  (await call<{ expirationDate: string }>('getRecordById', { col: 'users', id }, admin)).body.data.expirationDate;
const hired = async (fields: object = {}) =>
  endOf((await call<string>('create', { col: 'users', ...ada, ...fields }, admin)).body.data);
const registered = async (id: string) => {
  const body = { ...ada, id, email: `${id}@firm.example`, permissions: ['User'] };
  await running.post('/internal/users', body, running.as({ service: 'shell' }));
  return endOf(id);
};

test('who is new has the end that Admins have set, unless another is said', async () => {
  expect([await hired(), await registered('bo')]).toEqual(['2030-12-31', '2030-12-31']);
  const { body } = await call<string>('create', { col, expirationDate: '2028-06-30' }, admin);
  expect(await hired({ email: 'cy@firm.example' })).toBe('2028-06-30');
  expect(await registered('di')).toBe('2028-06-30');
  // Said all the same, it is meant.
  expect(await hired({ email: 'ed@firm.example', expirationDate: '2030-12-31' })).toBe('2030-12-31');
  expect(await hired({ email: 'flo@firm.example', expirationDate: null })).toBeNull();
  await call('update', { col, id: body.data, status: 'Inactive' }, admin);
  expect(await hired({ email: 'gus@firm.example' })).toBe('2030-12-31');
});

test('what is no day is refused with its field', async () => {
  for (const expirationDate of [null, 'soon', '2028-02-30']) {
    const { status, body } = await call('create', { col, expirationDate }, admin);
    expect([status, Object.keys(body.errorInfo.fields ?? {})]).toEqual([422, ['expirationDate']]);
  }
});

test('Admins alone see and set it', async () => {
  for (const who of [person('Team Lead'), person('Operations'), person('User')])
    expect([
      (await call('list', { col }, who)).status,
      (await call('create', { col, expirationDate: '2099-01-01' }, who)).status,
    ]).toEqual([403, 403]);
});

test('who expires within thirty days is found by an Admin, and by nobody else', async () => {
  await hired({ email: 'soon@firm.example', expirationDate: '2026-12-01' });
  await hired({ email: 'later@firm.example', expirationDate: '2027-12-01' });
  const where = [
    { field: 'expirationDate', is: 'le', value: '2026-12-21' },
    { field: 'status', is: 'eq', value: 'Active' },
  ];
  const ask = (who = admin) => call<{ email: string }[]>('query', { col: 'users', where }, who);
  expect((await ask()).body.data.map(({ email }) => email)).toEqual(['soon@firm.example']);
  expect((await ask(person('Team Lead'))).status).toBe(403);
});
