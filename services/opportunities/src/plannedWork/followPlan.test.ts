import { randomUUID } from 'node:crypto';
import { type ReportAnswer, sampleOpportunity } from '@bidwright/contract-opportunities';
import { event, person, testService } from '@bidwright/service-testing';
import { service } from '../service.ts';

const running = testService(service);
const admin = person('Admin');

const recorded = async () => {
  const dates = { dueDate: '2026-12-24', expectedAwardDate: '2027-02-10', estimatedProjectLength: 1 };
  const bid = sampleOpportunity({ solicitationNumber: null, ...dates });
  return (await running.call<string>('create', { col: 'opportunities', ...bid }, admin)).body.data;
};

const plan = (opportunityId: string, months: Record<string, number>, fields: object = {}, version = 1) => {
  const entries = Object.entries(months).map(([month, percentAllocated]) => {
    const [year, number] = month.split('-').map(Number);
    return { year, month: number, percentAllocated };
  });
  const opportunity = { id: opportunityId, name: 'A bid' };
  const who = { fte: { id: 'ann', name: 'Ann' }, kind: 'planned', status: 'Active' };
  const record = { id: randomUUID(), opportunity, ...who, entries, ...fields };
  return running.deliver(event({ service: 'ftes', col: 'projections', version, record }));
};

/** The month in which the one bid is forecast, and whether it is assumed. */
const begins = async () => {
  const asked = { report: 'forecast', today: '2026-11-20' };
  const { body } = await running.post<ReportAnswer>('/api/opportunities/report', asked, running.as(admin));
  return body.data.rows
    .filter(({ figures }) => figures.bids === 1)
    .map(({ key, figures }) => [key, figures.assumed === 1 ? 'assumed' : 'planned']);
};

test('the work of a bid begins in the first month of its plans, whoever does it', async () => {
  const id = await recorded();
  expect(await begins()).toEqual([['2027-03', 'assumed']]);
  await plan(id, { '2027-05': 0, '2027-07': 0.5, '2027-06': 0.5 });
  expect(await begins()).toEqual([['2027-06', 'planned']]);
  await plan(id, { '2027-04': 1 }, { fte: null, openRole: { title: 'Analyst', count: 2 } });
  expect(await begins()).toEqual([['2027-04', 'planned']]);
  await plan(id, { '2026-12': 1 }, { kind: 'actual' });
  expect(await begins()).toEqual([['2026-12', 'planned']]);
  await plan(await recorded(), { '2026-11': 0 });
  expect(await begins()).toEqual([
    ['2026-12', 'planned'],
    ['2027-03', 'assumed'],
  ]);
});

test('while no plan of it is in use the month is assumed, in whatever order plans are told', async () => {
  const id = await recorded();
  const planned = { id: randomUUID() };
  await plan(id, { '2027-06': 1 }, { ...planned, status: 'Inactive' }, 3);
  await plan(id, { '2027-06': 1 }, planned, 2);
  expect(await begins()).toEqual([['2027-03', 'assumed']]);
  await plan(id, { '2027-06': 1 }, planned, 4);
  expect(await begins()).toEqual([['2027-06', 'planned']]);
});
