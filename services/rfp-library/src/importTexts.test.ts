import type { RfpContent } from '@bidwright/contract-rfp-library';
import { event, jobsOf, person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const running = testService(service);
const admin = person('Admin');
const { ask, ending, errorsOf, upload } = jobsOf(running, admin);

beforeAll(() => {
  running.jobs.context.whoIs = async (who) => who;
  running.jobs.begin();
});

/** What other services have told. */
const known = async () => {
  const named = [
    ['sectionTitles', 'st-1', 'Approach'],
    ['sectionTitles', 'st-2', 'Safety'],
    ['teams', 'team-1', 'Water'],
    ['users', 'ann', 'Ann Lee'],
  ];
  for (const [of = '', id = '', name] of named)
    await running.deliver(
      event({ service: 'admin', col: of, record: { id, name, status: 'Active' } as { id: string } }),
    );
  const bid = { id: 'bid-1', solicitationName: 'Lock gates', status: 'Active', teamsInvolved: [] };
  await running.deliver(
    event({ service: 'opportunities', col: 'opportunities', title: 'solicitationName', record: bid }),
  );
};

const col = 'rfpContent';
const bring = async (table: string) => {
  const { data: file } = await upload(table, 'texts.csv');
  const trial = await ending((await ask('tryImport', { col, file: file.id })).data.id);
  return ending((await ask('runImport', { id: trial.id })).data.id);
};
const all = async () => (await running.call<RfpContent[]>('query', { col, limit: 50 }, admin)).body.data;

const table = `sectionTitle,rfpContent,opportunity,teams,owner,proposalYear
Approach,"We begin with the gates.

Then the sluices.",Lock gates,Water,Ann Lee,2024
Safety,Nobody works alone.,,,,2025
Weather,It may rain.,,,,2025
Approach,Steady hands.,No such bid,,,2025
`;

test('a table of texts comes in with its bids, teams and owners; the same table again changes nothing', async () => {
  await known();
  const first = await bring(table);
  expect(first.counts).toEqual({ created: 2, refused: 2 });
  expect(await errorsOf(first)).toMatch(/Weather[\s\S]*No such bid/);
  expect(await all()).toMatchObject(
    [
      { sectionTitle: { id: 'st-2' }, proposalYear: 2025 },
      {
        sectionTitle: { id: 'st-1', name: 'Approach' },
        rfpContent: 'We begin with the gates.\n\nThen the sluices.',
        opportunity: { id: 'bid-1', name: 'Lock gates' },
        teams: [{ id: 'team-1', name: 'Water' }],
        owner: { id: 'ann', name: 'Ann Lee' },
        proposalYear: 2024,
      },
    ].toSorted((one, other) => one.proposalYear - other.proposalYear),
  );
  expect((await bring(table)).counts).toEqual({ unchanged: 2, refused: 2 });
});

test('a row with the section title and text of an entry changes what else it says', async () => {
  await known();
  await bring(table);
  const changed =
    'sectionTitle,rfpContent,proposalYear\nSafety,Nobody works alone.,2026\nSafety,Helmets are worn.,2026\n';
  expect((await bring(changed)).counts).toEqual({ changed: 1, created: 1 });
  expect((await all()).map(({ proposalYear }) => proposalYear).toSorted()).toEqual([2024, 2026, 2026]);
});
