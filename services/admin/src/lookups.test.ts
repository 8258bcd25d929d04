import type { Role } from '@bidwright/contract-kit';
import { person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const { call } = testService(service);
const admin = person('Admin');

interface Entry {
  id: string | number;
  name: string;
}

const special = new Set(['accountDefaults', 'companies', 'holidays', 'photos', 'salaryProjections', 'users']);
const lists = service.collections.map(({ name }) => name).filter((name) => !special.has(name));

test.each(lists)('%s offers the active entries by name', async (col) => {
  for (const name of ['Zürich', 'ábaco', 'Berlin']) await call('create', { col, name }, admin);
  await call('create', { col, name: 'Closed', status: 'Inactive' }, admin);
  const { body } = await call<Entry[]>('list', { col }, person('User'));
  expect(body.data.map(({ name }) => name)).toEqual(['ábaco', 'Berlin', 'Zürich']);
});

test.each(['opportunityStatus', 'chances'])(
  '%s offers its entries in their own order, those without one last',
  async (col) => {
    for (const [name, order] of Object.entries({ 'Step 100': 3, 'Step 25': 2, 'Step 0': 1, Other: null }))
      await call('create', { col, name, order }, admin);
    const { body } = await call<Entry[]>('list', { col }, person('User'));
    const steps = body.data.map(({ name }) => name).filter((name) => /^Step|^Other/.test(name));
    expect(steps).toEqual(['Step 0', 'Step 25', 'Step 100', 'Other']);
  },
);

test('users come by their last name, without those who left', async () => {
  const named = (firstName: string, lastName: string, status = 'Active') =>
    call('create', { col: 'users', firstName, lastName, status, email: `${firstName}@example.com` }, admin);
  await named('Zoe', 'Adler');
  await named('Ada', 'Zeman');
  await named('Max', 'Moore', 'Inactive');
  const { body } = await call<Entry[]>('list', { col: 'users' }, person('User'));
  expect(body.data.map(({ name }) => name)).toEqual(['Zoe Adler', 'Ada Zeman']);
});

test('companies begin with the entry that adds a new one, and tell their type', async () => {
  const companyType = { id: 'type-1', name: 'Prime' };
  await call('create', { col: 'companies', name: 'Acme', companyType, hasBPA: true, state: 'Ohio' }, admin);
  const { body } = await call<Entry[]>('list', { col: 'companies' }, person('Operations'));
  expect(body.data[0]).toEqual({ id: 0, name: '-- Add New Client --' });
  expect(body.data[1]).toMatchObject({ name: 'Acme', type: 'Prime', companyType, hasBPA: true });
  const primes = await call<Entry[]>(
    'listBySimpleQuery',
    { col: 'companies', field: 'type', condition: '==', value: 'Prime' },
    admin,
  );
  expect(primes.body.data).toHaveLength(1);
});

/** Status of creating and of updating, by role. */
const rights: Record<string, [col: string, create: number, update: number][]> = {
  Admin: [
    ['chances', 200, 200],
    ['companies', 200, 200],
  ],
  'Team Lead': [
    ['chances', 403, 403],
    ['companies', 200, 403],
  ],
  'Project Manager': [
    ['chances', 403, 403],
    ['companies', 200, 403],
  ],
  Operations: [
    ['chances', 403, 403],
    ['companies', 200, 200],
  ],
  User: [
    ['chances', 403, 403],
    ['companies', 403, 403],
  ],
};

const cases = Object.entries(rights).flatMap(([role, rows]) => rows.map((row) => [role as Role, ...row] as const));

test.each(cases)('%s and %s: create %i, update %i', async (role, col, creates, updates) => {
  const who = person(role);
  const { body } = await call<string>('create', { col, name: 'There' }, admin);
  expect((await call('create', { col, name: 'New' }, who)).status).toBe(creates);
  expect((await call('update', { col, id: body.data, name: 'Changed' }, who)).status).toBe(updates);
});

test('contacts belong to their company', async () => {
  const { body } = await call<string>('create', { col: 'companies', name: 'Acme' }, admin);
  const contact = { name: 'Bo', email: 'bo@example.com', phone: '555-0100' };
  const parent = { col: 'companies', sub: 'contacts' };
  const operations = person('Operations');
  const wrong = await call(
    'createSubcollection',
    { ...parent, ref: body.data, name: 'Bo', email: 'at home' },
    operations,
  );
  expect([wrong.status, wrong.body.errorInfo.fields?.email?.message]).toEqual([
    422,
    'Please enter a valid email address',
  ]);
  expect((await call('createSubcollection', { ...parent, ref: body.data, ...contact }, operations)).status).toBe(200);
  expect((await call('createSubcollection', { ...parent, ref: body.data, ...contact }, person('User'))).status).toBe(
    403,
  );
  const { body: contacts } = await call<Entry[]>('getSubCollection', { ...parent, id: body.data }, person('Team Lead'));
  expect(contacts.data).toMatchObject([contact]);
});
