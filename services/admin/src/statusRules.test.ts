import type { OpportunityStatus } from '@bidwright/contract-admin';
import { person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const { call } = testService(service);
const admin = person('Admin');
const col = 'opportunityStatus';

const read = async (id: string) => (await call<OpportunityStatus>('getRecordById', { col, id }, admin)).body.data;

test('a status keeps what it asks for of bids; without, it asks for nothing', async () => {
  const asks = { requiredFields: ['winningAmount', 'nickname'], requiredDocuments: ['rfp'] };
  const { body } = await call<string>('create', { col, name: 'Sent', ...asks }, admin);
  expect(await read(body.data)).toMatchObject(asks);
  const plain = await call<string>('create', { col, name: 'Plain' }, admin);
  expect(await read(plain.body.data)).toMatchObject({ requiredFields: [], requiredDocuments: [] });
});

test.each([
  ['requiredFields', 'noSuchField', 'nickname'],
  // Every bid has one in any case.
  ['requiredFields', 'solicitationName', 'nickname'],
  ['requiredFields', 'ownerUser', 'nickname'],
  ['requiredDocuments', 'contract', 'rfp'],
])('%s that bids cannot have: %s is refused, with those that they can', async (field, name, known) => {
  const made = await call<string>('create', { col, name: `${field} ${name}` }, admin);
  const { status, body } = await call('update', { col, id: made.body.data, [field]: [known, name] }, admin);
  expect([status, Object.keys(body.errorInfo.fields ?? {})]).toEqual([422, [field]]);
  const said = body.errorInfo.fields?.[field];
  expect([said?.values?.given, String(said?.values?.values).split(', ').includes(known)]).toEqual([name, true]);
  expect((await call('create', { col, name: 'Other', [field]: [name] }, admin)).status).toBe(422);
  expect((await call('update', { col, id: made.body.data, [field]: [known] }, admin)).status).toBe(200);
});

test.each(['Team Lead', 'Operations', 'User'] as const)('%s does not say what statuses ask for', async (role) => {
  const { body } = await call<string>('create', { col, name: `For ${role}` }, admin);
  const answer = await call('update', { col, id: body.data, requiredFields: ['nickname'] }, person(role));
  expect(answer.status).toBe(403);
});
