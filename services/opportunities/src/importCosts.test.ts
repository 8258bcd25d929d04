import type { Job, Person, RecordResult } from '@bidwright/contract-kit';
import { sampleOpportunity } from '@bidwright/contract-opportunities';
import { jobsOf, person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const running = testService(service);
const { call } = running;
const admin = person('Admin');
const operations = person('Operations');
const { ask, ending, upload } = jobsOf(running, operations);

beforeAll(() => running.jobs.begin());

const bid = async (change: object) =>
  (await call<string>('create', { col: 'opportunities', ...sampleOpportunity(change) }, admin)).body.data;

const imported = async (csv: string, who: Person = operations): Promise<Job> => {
  const { data: file } = await upload(csv, 'costs.csv', who);
  const { data: trial } = await ask('tryImport', { col: 'opportunities', sub: 'actualCosts', file: file.id }, who);
  await ending(trial.id, who);
  return ending((await ask('runImport', { id: trial.id }, who)).data.id, who);
};

interface Cost {
  month: number;
  kind: string;
  amount: number;
  reference: string | null;
}

const costsOf = async (id: string) => {
  const { body } = await call<Cost[]>('getSubCollection', { col: 'opportunities', id, sub: 'actualCosts' }, admin);
  return body.data.map(({ month, kind, amount, reference }) => [month, kind, amount, reference]);
};

const csv = (labor: number) => `opportunity,year,month,kind,amount,reference
Harbor dredging,2026,3,Labor,${labor},run 7
HD-26-1,2026,3,Invoice,"1,500.50",
${'HD-26-1'},2026,13,Labor,5,
No such bid,2026,3,Labor,5,
`;

test('Operations import actual costs; the same month, kind and reference again replaces', async () => {
  const id = await bid({ solicitationName: 'Harbor dredging', solicitationNumber: 'HD-26-1' });
  const first = await imported(csv(100));
  expect(first.counts).toEqual({ created: 2, refused: 1, missing: 1 });
  const { data } = await ask<RecordResult[]>('getJobResults', { id: first.id, outcomes: ['refused', 'missing'] });
  expect(data).toMatchObject([
    { row: 4, fields: { month: { key: 'validation.most' } } },
    { row: 5, reason: "opportunities has no record 'No such bid'" },
  ]);
  const second = await imported(csv(250));
  expect(second.counts).toEqual({ changed: 1, unchanged: 1, refused: 1, missing: 1 });
  expect(await costsOf(id)).toEqual([
    [3, 'Labor', 250, 'run 7'],
    [3, 'Invoice', 1500.5, null],
  ]);
});

test('who may not import costs does not, and no event, audit entry or notice tells an amount', async () => {
  await bid({ solicitationName: 'Harbor dredging', solicitationNumber: 'HD-26-1' });
  const lead = person('Team Lead', { showActuals: true });
  expect((await upload(csv(1), 'costs.csv', lead)).status).toBe(403);
  const { data: file } = await upload(csv(1), 'costs.csv');
  const asked = { col: 'opportunities', sub: 'actualCosts', file: file.id };
  expect((await ask('tryImport', asked, lead)).status).toBe(403);
  await imported(csv(987_654));
  const published = JSON.stringify(await running.published());
  expect(published).toContain('"import"');
  expect(published).not.toContain('987654');
});
