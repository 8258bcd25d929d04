import type { User } from '@bidwright/contract-admin';
import type { Person } from '@bidwright/contract-kit';
import { person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const { call } = testService(service);
const col = 'users';
/** Of no record: somebody who was an Admin a moment ago. */
const former = person('Admin');

const hired = async (firstName: string, ...permissions: string[]): Promise<Person> => {
  const fields = { firstName, lastName: 'Byron', email: `${firstName}@firm.example`, permissions };
  const { data: id } = (await call<string>('create', { col, ...fields }, former)).body;
  return person('Admin', { id, name: `${firstName} Byron` });
};

const read = async ({ id }: Person) => (await call<User>('getRecordById', { col, id }, former)).body.data;
const change = (who: Person, of: Person, fields: object) => call('update', { col, id: of.id, ...fields }, who);
const own = 'You cannot remove the Admin role from yourself: please ask another Admin';
const last = 'This is the last Admin: make someone else an Admin first';

const endings: [string, object][] = [
  ['permissions', { permissions: ['User'] }],
  ['status', { status: 'Inactive' }],
  ['expirationDate', { expirationDate: '2020-01-01' }],
];

test.each(endings)('nobody ends the own being an Admin by %s, though others may', async (field, fields) => {
  const [ada, bo] = [await hired('Ada', 'Admin', 'User'), await hired('Bo', 'Admin')];
  const { status, body } = await change(ada, ada, fields);
  expect([status, body.errorInfo.fields]).toEqual([422, { [field]: expect.objectContaining({ message: own }) }]);
  expect(await read(ada)).toMatchObject({ permissions: ['Admin', 'User'], status: 'Active', version: 1 });
  expect((await change(bo, ada, fields)).status).toBe(200);
  expect(await read(ada)).toMatchObject(fields);
});

test.each(endings)('the last Admin stays, whoever would end that by %s', async (field, fields) => {
  const ada = await hired('Ada', 'Admin');
  await hired('Cy', 'Team Lead');
  const away = await hired('Di', 'Admin');
  await change(former, away, { status: 'Inactive' });
  const { status, body } = await change(former, ada, fields);
  expect([status, body.errorInfo.fields]).toEqual([422, { [field]: expect.objectContaining({ message: last }) }]);
});

test('what has nothing to do with it may change, and so may the roles beside', async () => {
  const ada = await hired('Ada', 'Admin');
  const statuses = [
    await change(ada, ada, { position: 'Partner', permissions: ['Admin', 'Team Lead'] }),
    await change(ada, ada, { expirationDate: '2090-01-01' }),
  ];
  expect(statuses.map(({ status }) => status)).toEqual([200, 200]);
});

test('neither a bulk update nor a merge takes the last one', async () => {
  const [ada, bo] = [await hired('Ada', 'Admin'), await hired('Bo', 'User')];
  const { body } = await call<{ counts: object }>(
    'bulkUpdate',
    { col, ids: [ada.id], set: { permissions: [] } },
    former,
  );
  expect(body.data.counts).toEqual({ refused: 1 });
  expect((await call('merge', { col, id: bo.id, from: [ada.id] }, former)).status).toBe(422);
  expect(await read(ada)).toMatchObject({ permissions: ['Admin'], status: 'Active' });
});

test('of two Admins who take the role from each other at once, one keeps it', async () => {
  const [ada, bo] = [await hired('Ada', 'Admin'), await hired('Bo', 'Admin')];
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all([
      change(ada, bo, { permissions: ['User'] }),
      change(bo, ada, { permissions: ['User'] }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    for (const one of [ada, bo]) await change(former, one, { permissions: ['Admin'] });
  }
});
