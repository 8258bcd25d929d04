import { randomUUID } from 'node:crypto';
import {
  documents,
  opportunities,
  type ProjectView,
  sampleDocument,
  sampleOpportunity,
} from '@bidwright/contract-opportunities';
import { insertRecords, newRecord, tableOf } from '@bidwright/service-kit';
import { event, person, testService } from '@bidwright/service-testing';
import { tellLists } from '../reports/testing.ts';
import { service } from '../service.ts';

const running = testService(service);
const admin = person('Admin');
const won = { id: randomUUID(), name: 'Won' };
const today = '2026-11-20';

beforeAll(() =>
  tellLists(running.db, { opportunityStatus: [{ ...won, category: 'Won', status: 'Active' } as { id: string }] }),
);

const project = async (fields: object) => {
  const record = newRecord(sampleOpportunity({ solicitationNumber: null, opportunityStatus: won, ...fields }), admin);
  await insertRecords(running.db, tableOf(opportunities), [record]);
  return record.id;
};
const filed = async (opportunityId: string, type: string, fields: object) => {
  const record = {
    ...newRecord({ ...sampleDocument(), opportunityId, status: 'Active', ...fields }, admin),
    documentType: { value: type, label: type },
  };
  await insertRecords(running.db, tableOf(documents), [{ ...documents.input.getDefault(), ...record }]);
};
const ask = (view: ProjectView, who = admin) =>
  running.post<string[]>('/api/opportunities/projectView', { view, today }, running.as(who));

test('each view finds the running projects that it is about, the most pressing first', async () => {
  const contract = (id: string, endDate: string, amount: number | null = 100) =>
    filed(id, 'signedContractScope', { startDate: '2026-01-01', endDate, amount });
  const [later, sooner, past, far] = [await project({}), await project({}), await project({}), await project({})];
  await contract(later, '2027-05-20');
  await contract(sooner, '2026-12-01');
  await contract(past, '2026-11-19');
  await contract(far, '2027-05-21');
  const spent = await project({ winningAmount: 40 });
  await contract(spent, '2030-01-01', null);
  await filed(spent, 'invoices', { amount: 41 });
  const within = await project({});
  await contract(within, '2030-01-01');
  await filed(within, 'invoices', { amount: 100 });
  const bare = await project({});
  await project({ closedOn: '2026-10-01' });
  await project({ status: 'Inactive' });
  await project({ opportunityStatus: { id: randomUUID(), name: 'Writing' } });

  expect((await ask('ending')).body.data).toEqual([sooner, later]);
  expect((await ask('overBudget')).body.data).toEqual([spent]);
  expect((await ask('noContract')).body.data).toEqual([bare]);
});

test('an unknown view is refused by its field, and who reads no bids has no projects', async () => {
  const answer = await running.post('/api/opportunities/projectView', { view: 'all', today }, running.as(admin));
  expect([answer.status, Object.keys(answer.body.errorInfo.fields ?? {})]).toEqual([422, ['view']]);
  expect((await ask('ending', person('User'))).status).toBe(403);
});

const plan = (opportunityId: string, fields: object, version = 1) =>
  running.deliver(
    event({
      version,
      service: 'ftes',
      col: 'projections',
      record: {
        id: randomUUID(),
        fte: { id: 'ann', name: 'Ann' },
        opportunity: { id: opportunityId, name: 'A bid' },
        kind: 'planned',
        status: 'Active',
        entries: [{ year: 2026, month: 11, percentAllocated: 0.5 }],
        ...fields,
      } as { id: string },
    }),
  );

const month = (year: number, number: number, percentAllocated: number) => [{ year, month: number, percentAllocated }];

test('not staffed are the running projects for which nobody is planned from this month on', async () => {
  const [staffed, later, ended, open, actual, dropped, zero, nobody] = await Promise.all(
    Array.from({ length: 8 }, (_, at) => project({ dueDate: `2026-01-0${8 - at}` })),
  );
  await plan(staffed ?? '', {});
  await plan(later ?? '', { entries: month(2027, 1, 1) });
  await plan(ended ?? '', { entries: month(2026, 10, 1) });
  await plan(open ?? '', { fte: null, openRole: { title: 'Analyst', count: 2 } });
  await plan(actual ?? '', { kind: 'actual' });
  await plan(dropped ?? '', { status: 'Inactive' });
  await plan(zero ?? '', { entries: [...month(2026, 10, 1), ...month(2026, 12, 0)] });
  const [over, runs] = [await project({ dueDate: '2026-01-09' }), await project({ dueDate: '2026-01-10' })];
  await filed(over, 'signedContractScope', { startDate: '2026-01-01', endDate: '2026-11-19' });
  await filed(runs, 'signedContractScope', { startDate: '2026-01-01', endDate: today });
  expect((await ask('notStaffed')).body.data).toEqual([runs, ended, open, actual, dropped, zero, nobody]);

  const lead = person('Team Lead');
  expect((await ask('notStaffed', lead)).status).toBe(403);
  expect((await ask('notStaffed', person('Team Lead', { showProjections: true }))).status).toBe(200);
});

test('a plan that is taken away leaves the project without people, in whatever order it is told', async () => {
  const id = await project({});
  const planned = { id: randomUUID() };
  await plan(id, { ...planned, status: 'Inactive' }, 3);
  await plan(id, planned, 2);
  expect((await ask('notStaffed')).body.data).toContain(id);
  await plan(id, planned, 4);
  expect((await ask('notStaffed')).body.data).not.toContain(id);
});
