import { randomUUID } from 'node:crypto';
import { type ContractFigures, type DocumentType, documents, sampleDocument } from '@bidwright/contract-opportunities';
import { insertRecords, newRecord, tableOf } from '@bidwright/service-kit';
import { person, testService } from '@bidwright/service-testing';
import { service } from '../service.ts';

const running = testService(service);
const admin = person('Admin');

const filed = async (opportunityId: string, type: DocumentType, fields: object) => {
  const record = {
    ...newRecord({ ...sampleDocument(), opportunityId, status: 'Active', ...fields }, admin),
    documentType: { value: type, label: type },
    id: randomUUID(),
  };
  await insertRecords(running.db, tableOf(documents), [{ ...documents.input.getDefault(), ...record }]);
  return record.id;
};

const ask = (body: unknown, who = admin) =>
  running.post<ContractFigures[]>('/api/opportunities/contractFigures', body, running.as(who));

test('contracts and invoices of each project are summed up; what was replaced, removed or is of another kind is not', async () => {
  const [one, other, none] = [randomUUID(), randomUUID(), randomUUID()];
  const first = await filed(one, 'signedContractScope', {
    startDate: '2026-01-01',
    endDate: '2026-12-31',
    amount: 100,
  });
  await filed(one, 'signedContractScope', {
    startDate: '2026-02-01',
    endDate: '2027-06-30',
    amount: 250.5,
    supersedes: { id: first, name: 'Contract' },
  });
  await filed(one, 'signedContractScope', { startDate: '2027-07-01', endDate: '2028-06-30', amount: 99.5 });
  await filed(one, 'invoices', { startDate: '2026-03-01', endDate: '2026-03-31', amount: 40 });
  await filed(one, 'invoices', { startDate: '2026-04-01', endDate: null, amount: 2.25 });
  await filed(one, 'invoices', { startDate: '2026-05-01', endDate: null, amount: 7, status: 'Uploading' });
  await filed(one, 'monthlyReports', { startDate: '2020-01-01', endDate: '2030-01-01', amount: 1000 });
  await filed(other, 'invoices', { startDate: null, endDate: null, amount: 5 });
  const { body } = await ask({ ids: [none, one, other] });
  const empty = { start: null, end: null, amount: null, invoiced: 0, lastInvoice: null };
  expect(body.data).toEqual([
    { ...empty, id: none },
    { id: one, start: '2026-02-01', end: '2028-06-30', amount: 350, invoiced: 42.25, lastInvoice: '2026-04-01' },
    { ...empty, id: other, invoiced: 5 },
  ]);
});

test.each([
  [{ ids: Array.from({ length: 101 }, () => randomUUID()) }, 'ids'],
  [{ ids: ['not an id!'] }, 'ids'],
  [{}, 'ids'],
  [{ ids: [], more: 1 }, 'more'],
])('what cannot be asked is refused by its field', async (body, field) => {
  const answer = await ask(body);
  expect([answer.status, Object.keys(answer.body.errorInfo.fields ?? {})]).toEqual([422, [field]]);
});

test.each([
  ['Operations', 200],
  ['Project Manager', 200],
  ['User', 403],
] as const)('%s asks for figures: %i', async (role, status) => {
  expect((await ask({ ids: [] }, person(role))).status).toBe(status);
});
