import type { Projection } from '@bidwright/contract-ftes';
import { jobsOf, person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';
import { hourTables } from './testing/hourTables.ts';

const running = testService(service);
const admin = person('Admin');
const { ask, ending, upload } = jobsOf(running, admin);
hourTables(running);

beforeAll(() => {
  running.jobs.context.whoIs = async (who) => who;
  running.jobs.begin();
});

test('a table of plans names bids that have no plan yet, in any case of letters', async () => {
  const entries = JSON.stringify([{ year: 2026, month: 3, percentAllocated: 0.5 }]).replaceAll('"', '""');
  const { data: file } = await upload(
    `opportunity,fte,entries\nPORT plan,Ann Lee,"${entries}"\nNo bid,Ann Lee,"${entries}"\n`,
  );
  const trial = await ending((await ask('tryImport', { col: 'projections', file: file.id })).data.id);
  const { counts } = await ending((await ask('runImport', { id: trial.id })).data.id);
  expect(counts).toEqual({ created: 1, refused: 1 });
  const { body } = await running.call<Projection[]>('list', { col: 'projections' }, admin);
  expect(body.data).toMatchObject([{ opportunity: { id: 'port', name: 'Port plan' }, fte: { id: 'ann' } }]);
});
