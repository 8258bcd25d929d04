import { person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const { call } = testService(service);
const col = 'users';
const admin = person('Admin');

const made = async (fields: object = {}) => {
  const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@firm.example' };
  const { body } = await call<string>('create', { col, ...ada, ...fields }, admin);
  return (await call<Record<string, unknown>>('getRecordById', { col, id: body.data }, admin)).body.data;
};

test('a person has the first and last name joined, and what holds where nothing was said', async () => {
  const ada = await made({ name: 'Somebody else', uid: 'forged' });
  expect(ada).toMatchObject({
    uid: ada.id,
    name: 'Ada Byron',
    status: 'Active',
    permissions: ['User'],
    companies: [],
    teams: [],
    manager: { id: null, name: 'No Manager' },
    showActuals: false,
    showProjections: false,
    notifications: { email: true, notifications: true },
    expirationDate: '2030-12-31',
  });
});

test('a user is found by uid', async () => {
  const { id } = await made();
  await made({ email: 'bo@firm.example' });
  const { body } = await call<object[]>('listBySimpleQuery', { col, field: 'uid', condition: '==', value: id }, admin);
  expect(body.data).toMatchObject([{ id, uid: id }]);
});

test.each([
  ['https://firm.example/ada.png', 'https://firm.example/ada.png'],
  ['/api/admin/files/0198-4', '/api/admin/files/0198-4'],
  [{ name: 'ada.png', size: 12 }, 'ada.png'],
])('a picture may be an address, or a file that was chosen: %j', async (profilePicture, kept) => {
  expect(await made({ profilePicture })).toMatchObject({ profilePicture: kept });
});

test.each([
  'javascript:alert(1)',
  ' JaVaScript:alert(1)',
  'data:text/html,x',
  'http://firm.example/a.png',
  '//evil.example/a.png',
  '/\\evil.example/a.png',
])('a picture at %s is refused', async (profilePicture) => {
  const { status, body } = await call(
    'create',
    { col, firstName: 'Ada', lastName: 'Byron', email: 'ada@firm.example', profilePicture },
    admin,
  );
  expect([status, Object.keys(body.errorInfo?.fields ?? {})]).toEqual([422, ['profilePicture']]);
});
