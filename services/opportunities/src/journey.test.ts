import type { Change } from '@bidwright/contract-kit';
import { type Opportunity, sampleOpportunity } from '@bidwright/contract-opportunities';
import { person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const { call } = testService(service);
const col = 'opportunities';
const dana = person('Team Lead', { name: 'Dana', teams: ['team-1'] });
const lee = person('Project Manager', { name: 'Lee', teams: ['team-1'] });
const teamsInvolved = [{ id: 'team-1', name: 'Health' }];

test('a bid is recorded, found, changed by two, and its history tells who did what', async () => {
  const { body: made } = await call<string>('create', { col, ...sampleOpportunity({ teamsInvolved }) }, dana);
  const id = made.data;

  const { body: found } = await call<Opportunity[]>('query', { col, search: '9X12AB-26-R-0047', total: true }, lee);
  expect([found.total, found.data[0]?.id]).toEqual([1, id]);

  const details = { dueDate: '2027-01-15', opportunityStatus: { id: 'status-2', name: 'Review' } };
  await call('update', { col, id, version: 1, ...details }, lee);
  await call('update', { col, id, version: 1, estimatedBudgetAmount: 5_000_000.5 }, dana);
  const clash = await call('update', { col, id, version: 1, dueDate: '2027-02-01' }, dana);
  expect(clash.status).toBe(409);
  expect(clash.body.errorInfo.current).toMatchObject({ ...details, version: 3 });

  const { body } = await call<Opportunity & { changeLog: Change[] }>('getRecordById', { col, id }, lee);
  expect(body.data).toMatchObject({ ...details, estimatedBudgetAmount: 5_000_000.5, version: 3 });
  const published = body.data.changeLog.map(({ changedByName, field, oldValue, newValue }) => [
    changedByName,
    field,
    oldValue,
    newValue,
  ]);
  const { opportunityStatus, dueDate, estimatedBudgetAmount } = sampleOpportunity();
  expect(published).toEqual([
    ['Dana', '*', null, expect.objectContaining({ solicitationNumber: '9X12AB26R0047' })],
    ['Lee', 'opportunityStatus', opportunityStatus, details.opportunityStatus],
    ['Lee', 'dueDate', dueDate, details.dueDate],
    ['Dana', 'estimatedBudgetAmount', estimatedBudgetAmount, 5_000_000.5],
  ]);
});

test('a record carries its newest fifty changes, the subcollection more of them', async () => {
  const { body } = await call<string>('create', { col, ...sampleOpportunity() }, dana);
  for (let n = 1; n <= 55; n += 1) await call('update', { col, id: body.data, estimatedProjectLength: n + 100 }, dana);
  const record = await call<{ changeLog: Change[] }>('getRecordById', { col, id: body.data }, dana);
  expect(record.body.data.changeLog.map(({ newValue }) => newValue)).toEqual(
    Array.from({ length: 50 }, (_, n) => n + 106),
  );
  const all = await call<Change[]>('getSubCollection', { col, id: body.data, sub: 'changeLog' }, dana);
  expect(all.body.data).toHaveLength(56);
});
