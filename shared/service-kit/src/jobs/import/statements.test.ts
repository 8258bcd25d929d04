import { admin, runningBids } from '@bidwright/service-testing/fixture/running';
import { jobsOf } from '@bidwright/service-testing/jobs';

const running = runningBids();
const { ask, ending, upload } = jobsOf(running, admin);

beforeAll(() => running.jobs.begin());

const rows = 60;
const line = (_: unknown, n: number) => `Bid ${n},B-${n},${n},Ministry of Ports`;

test('a row takes ten statements, names are looked up once, and tries are noted together', async () => {
  await running.keep({ name: 'Known', code: 'A-0' });
  const file = await upload(['Name,Code,Pages,Client', ...Array.from({ length: rows }, line)].join('\n'));
  const trial = await ending((await ask('tryImport', { col: 'bids', file: file.data.id })).data.id);
  const notes = running.jobStatements.filter((one) => one.includes('insert into `background_job_results`'));
  expect([trial.counts, notes.length < rows / 2]).toEqual([{ created: rows }, true]);
  const before = running.jobStatements.length;
  const job = await ending((await ask('runImport', { id: trial.id })).data.id);
  expect(job.counts).toEqual({ created: rows });
  const aRow = (running.jobStatements.length - before) / rows;
  expect(aRow).toBeGreaterThan(5);
  expect(aRow).toBeLessThan(10.5);
});
