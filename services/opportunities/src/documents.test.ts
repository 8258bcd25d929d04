import type { Person, Role } from '@bidwright/contract-kit';
import { type Document, documentTypes, sampleDocument, sampleOpportunity } from '@bidwright/contract-opportunities';
import { person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const running = testService(service);
const { call } = running;
const admin = person('Admin');
const col = 'documents';
const health = { id: 'team-health', name: 'Health' };

let bids = 0;

const bid = async (change: object = {}) => {
  bids += 1;
  const input = sampleOpportunity({ solicitationNumber: `N-${bids}`, ...change });
  return (await call<string>('create', { col: 'opportunities', ...input }, admin)).body.data;
};

const add = async (fields: object = {}, who = admin) => {
  const opportunityId = await bid();
  return call<string>('create', { col, ...sampleDocument({ opportunityId }), ...fields }, who);
};

const send = (id: string, body: string, who = admin) =>
  fetch(`${running.url}/api/opportunities/files/${id}`, { method: 'PUT', headers: running.as(who), body });

test('a document is recorded, gets its file, is read and goes', async () => {
  const { body } = await add({ documentName: 'notes.txt', documentType: 'rfp' });
  const id = body.data;
  expect((await send(id, 'Questions for the client')).status).toBe(200);
  const read = await call<Document>('getRecordById', { col, id }, admin);
  expect(read.body.data).toMatchObject({
    documentType: { value: 'rfp', label: 'RFP' },
    documentName: 'notes.txt',
    documentUrl: `/api/opportunities/files/${id}`,
    startDate: '2026-01-01',
    endDate: '2027-12-31',
    amount: 1_250_000,
    status: 'Active',
    addedBy: { id: admin.id, name: admin.name },
    dateCreated: expect.any(Number),
  });
  const file = await fetch(running.url + read.body.data.documentUrl, { headers: running.as(admin) });
  expect(await file.text()).toBe('Questions for the client');
  const gone = await fetch(running.url + read.body.data.documentUrl, { method: 'DELETE', headers: running.as(admin) });
  expect([gone.status, (await call('getRecordById', { col, id }, admin)).status]).toEqual([200, 404]);
});

test.each(Object.keys(documentTypes))('there is the type %s', async (value) => {
  const { body } = await add({ documentType: { value } });
  const read = await call<Document>('getRecordById', { col, id: body.data }, admin);
  expect(read.body.data.documentType).toEqual({ value, label: expect.stringMatching(/\S/) });
});

test('the signed contracts of an opportunity are found', async () => {
  const opportunityId = await bid();
  const contract = await add({ opportunityId, documentType: 'signedContractScope' });
  await add({ opportunityId, documentType: 'invoices' });
  await add({ documentType: 'signedContractScope' });
  const of = { col, field: 'opportunityId', condition: '==', value: opportunityId };
  const types = { col, field: 'documentType.value', condition: '==', value: 'signedContractScope' };
  const ofBid = await call<Document[]>('listBySimpleQuery', of, admin);
  const contracts = await call<Document[]>('listBySimpleQuery', types, admin);
  expect([ofBid.body.data.length, contracts.body.data.length]).toEqual([2, 2]);
  const where = [
    { field: 'documentType.value', is: 'eq', value: 'signedContractScope' },
    { field: 'opportunityId', is: 'eq', value: opportunityId },
  ];
  const both = await call<Document[]>('query', { col, where }, admin);
  expect(both.body.data.map(({ id }) => id)).toEqual([contract.body.data]);
});

test.each([
  [{ documentType: null }, 'documentType', 'This field is required'],
  [{ documentType: 'poem' }, 'documentType', expect.stringMatching(/^Must be one of: letterOfCommitment, /)],
  [{ opportunityId: null }, 'opportunityId', 'This field is required'],
  [{ opportunityId: '00000000-0000-7000-8000-00000000dead' }, 'opportunityId', 'Record not found'],
  [{ startDate: '2026-05-02', endDate: '2026-05-01' }, 'endDate', 'Must not be before the start'],
  [{ amount: -1 }, 'amount', 'Must be 0 or more'],
  [{ subContractor: 'Acme' }, 'subContractor', 'Must be an entry with id and name'],
])('%j is refused', async (fields, field, message) => {
  const { status, body } = await add(fields);
  expect([status, body.errorInfo.fields?.[field]?.message]).toEqual([422, message]);
});

const kinds: Record<string, (who: Person) => Promise<string>> = {
  foreign: () => bid(),
  'of my team': () => bid({ teamsInvolved: [health] }),
  'managed by me': (who) => bid({ rfpManager: { id: who.id, name: who.name } }),
};

const expected: [Role, contract: number[], other: number[]][] = [
  ['Admin', [200, 200, 200], [200, 200, 200]],
  ['Team Lead', [403, 200, 200], [403, 200, 200]],
  ['Project Manager', [403, 200, 200], [403, 200, 200]],
  ['Operations', [200, 200, 200], [403, 403, 403]],
  ['User', [403, 403, 403], [403, 403, 403]],
];

const cases = expected.flatMap(([role, contract, other]) =>
  Object.keys(kinds).flatMap((kind, n) => [
    [role, kind, 'signedContractScope', contract[n] ?? 0] as const,
    [role, kind, 'rfpTechnical', other[n] ?? 0] as const,
  ]),
);

test.each(cases)('%s, a bid that is %s, %s: %i for record, file and removal', async (role, kind, type, status) => {
  const who = person(role, { teams: [health.id] });
  const opportunityId = (await kinds[kind]?.(who)) ?? '';
  const fields = { col, ...sampleDocument({ opportunityId, documentName: 'a.txt' }), documentType: type };
  const own = await call<string>('create', fields, who);
  const id = (await call<string>('create', fields, admin)).body.data;
  const url = `${running.url}/api/opportunities/files/${id}`;
  const update = await call('update', { col, id, name: 'newer' }, who);
  const upload = await send(id, 'text', who);
  if (status !== 200) await send(id, 'text');
  const read = await fetch(url, { headers: running.as(who) });
  const removal = await fetch(url, { method: 'DELETE', headers: running.as(who) });
  expect([own.status, update.status, upload.status, removal.status]).toEqual([status, status, status, status]);
  expect(read.status).toBe(role === 'User' ? 403 : 200);
});
