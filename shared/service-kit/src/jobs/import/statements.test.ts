import { admin, runningBids } from '@bidwright/service-testing/fixture/running';
import { jobsOf } from '@bidwright/service-testing/jobs';

const running = runningBids();
const { ask, ending, upload } = jobsOf(running, admin);

beforeAll(() => running.jobs.begin());

const rows = 300;
const lines = (pages: (n: number) => number) =>
  [
    'Name,Code,Pages,Client',
    ...Array.from({ length: rows }, (_, n) => `Bid ${n},B-${n},${pages(n)},Ministry of Ports`),
  ].join('\n');

/** Brings a file in, and answers what became of its rows with the statements that trial and import took for each. */
const bring = async (text: string) => {
  const { data } = await upload(text);
  const before = running.jobStatements.length;
  const trial = await ending((await ask('tryImport', { col: 'bids', file: data.id })).data.id);
  const between = running.jobStatements.length;
  const job = await ending((await ask('runImport', { id: trial.id })).data.id);
  const [aTry, aRow] = [between - before, running.jobStatements.length - between].map((count) => count / rows);
  return { counts: [trial.counts, job.counts], aTry, aRow };
};

// A busy machine takes fewer rows together; one by one a new row took ten statements, and a changed one eight.
test('rows take a few statements together: new ones, those that change nothing, and those that change', async () => {
  await running.keep({ name: 'Known', code: 'A-0' });
  const created = await bring(lines((n) => n));
  expect(created.counts).toEqual([{ created: rows }, { created: rows }]);
  expect(created.aTry).toBeLessThan(1.5);
  expect(created.aRow).toBeLessThan(2);
  const again = await bring(lines((n) => n));
  expect(again.counts).toEqual([{ unchanged: rows }, { unchanged: rows }]);
  expect(again.aTry).toBeLessThan(1);
  expect(again.aRow).toBeLessThan(1);
  const changed = await bring(lines((n) => n + 1));
  expect(changed.counts).toEqual([{ changed: rows }, { changed: rows }]);
  expect(changed.aTry).toBeLessThan(5);
  expect(changed.aRow).toBeLessThan(6);
});
