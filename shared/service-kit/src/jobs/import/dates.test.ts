import type { Job, RecordResult } from '@bidwright/contract-kit';
import { admin, runningBids } from '@bidwright/service-testing/fixture/running';
import { jobsOf } from '@bidwright/service-testing/jobs';

const running = runningBids();
const { keep, ask: askBids } = running;
const { ask, ending, upload } = jobsOf(running, admin);

beforeAll(() => running.jobs.begin());

const tried = async (csv: string, body: object = {}): Promise<Job> => {
  const { data: file } = await upload(csv);
  return ending((await ask('tryImport', { col: 'bids', file: file.id, ...body })).data.id);
};
const run = async ({ id }: Job) => ending((await ask('runImport', { id })).data.id);
const resultsOf = async ({ id }: Job) => (await ask<RecordResult[]>('getJobResults', { id })).data;

test('dates that may be two days are asked for by their column, and never guessed', async () => {
  await keep({ name: 'Known' });
  const csv = 'name,due,client\nLake,03/04/2027,Ministry of Ports\nPort,25.12.2027,Ministry of Ports';
  const trial = await tried(csv);
  expect(trial.counts).toEqual({ refused: 2 });
  expect((await resultsOf(trial))[0]).toMatchObject({
    fields: { due: { key: 'import.dateOrder', values: { given: '03/04/2027' } } },
  });
  const mine = await tried(csv, { dates: { due: 'monthFirst' } });
  expect(await resultsOf(mine)).toMatchObject([
    { outcome: 'created' },
    { outcome: 'refused', fields: { due: { key: 'validation.date' } } },
  ]);
  expect((await run(await tried(csv, { dates: { due: 'dayFirst' } }))).counts).toEqual({ created: 2 });
  const due = (await askBids<{ due: string }[]>('query', { sort: { field: 'name' } })).body.data.map((bid) => bid.due);
  expect([due[1], due[2]]).toEqual(['2027-04-03', '2027-12-25']);
});
