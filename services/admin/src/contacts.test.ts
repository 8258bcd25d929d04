import type { Job, Role } from '@bidwright/contract-kit';
import { jobsOf, person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const running = testService(service);
const admin = person('Admin');
const { ask, ending, textOf, upload } = jobsOf(running, admin);
const [col, sub] = ['companies', 'contacts'];

beforeAll(() => {
  // People of the test have tokens alone.
  running.jobs.context.whoIs = async (who) => who;
  running.jobs.begin();
});

const company = async (name: string, contacts: object[]) => {
  const id = (await running.call<string>('create', { col, name }, admin)).body.data;
  for (const contact of contacts) await running.call('createSubcollection', { col, sub, ref: id, ...contact }, admin);
  return id;
};

const contactsOf = async (id: string) =>
  (await running.call<{ name: string; phone: string }[]>('getSubCollection', { col, sub, id }, admin)).body.data.map(
    ({ name, phone }) => [name, phone],
  );

const exported = async (body: object = {}, who = admin) => ask('exportRecords', { col, sub, ...body }, who);

test('contacts of all companies are exported, changed and brought back', async () => {
  const acme = await company('Acme', [{ name: 'Bo', phone: '555-0100' }, { name: 'Cy' }]);
  const bolt = await company('Bolt', [{ name: 'Bo', phone: '555-0101' }]);
  const { data: job } = await exported({ sort: { field: 'name' } });
  expect(job).toMatchObject({
    col,
    sub,
    total: 3,
    file: { name: expect.stringMatching(/^companies-contacts-.*\.csv$/) },
  });
  const text = await textOf(job);
  expect(text.split('\r\n')[0]).toBe(
    'id,version,parent.id,parent.name,name,title,email,phone,role,status,dateCreated,dateUpdated,addedBy.id,addedBy.name',
  );
  const { data: file } = await upload(text.replace('555-0101', '555-0199'), 'contacts.csv');
  const { data: trial } = await ask('tryImport', { col, sub, file: file.id });
  await ending(trial.id);
  const done: Job = await ending((await ask('runImport', { id: trial.id })).data.id);
  expect(done.counts).toEqual({ changed: 1, unchanged: 2 });
  expect(await contactsOf(acme)).toEqual([
    ['Bo', '555-0100'],
    ['Cy', null],
  ]);
  expect(await contactsOf(bolt)).toEqual([['Bo', '555-0199']]);
});

const rows = async (body: object) => (await textOf((await exported({ fields: ['name'], ...body })).data)).trim();

test('they are chosen by what they are, and by their company', async () => {
  const acme = await company('Acme', [{ name: 'Bo' }, { name: 'Cy', status: 'Inactive' }]);
  await company('Bolt', [{ name: 'Di' }]);
  const active = { field: 'status', is: 'eq', value: 'Active' };
  const ofAcme = { field: 'parent', is: 'eq', value: acme };
  expect((await rows({ where: [active, ofAcme] })).split('\r\n').map((row) => row.split(',').at(-1))).toEqual([
    'name',
    'Bo',
  ]);
  expect(await rows({ search: 'bolt' })).toMatch(/,Di$/);
});

test('who may not take them out does not, and what is no subcollection is named', async () => {
  expect((await exported({}, person('Operations'))).status).toBe(403);
  const { status, errorInfo } = await exported({ sub: 'friends' });
  expect([status, errorInfo.message]).toEqual([400, 'companies has no subcollection friends to export']);
});

test('who bids finds them whatever their company', async () => {
  const acme = await company('Acme', [{ name: 'Bo', email: 'bo@acme.example' }]);
  await company('Bolt', [{ name: 'Cy' }]);
  const find = (body: object, role: Role = 'Operations') =>
    running.call<{ name: string; parent: object }[]>('query', { col, sub, ...body }, person(role));
  const { body } = await find({ sort: { field: 'name', descending: true }, total: true });
  expect([body.data.map(({ name }) => name), body.total]).toEqual([['Cy', 'Bo'], 2]);
  expect((await find({ search: 'acme' })).body.data).toMatchObject([
    { name: 'Bo', email: 'bo@acme.example', parent: { id: acme, name: 'Acme' } },
  ]);
  expect((await find({}, 'User')).status).toBe(403);
  expect((await running.call('query', { col, sub: 'bpas' }, admin)).status).toBe(400);
});
