import { opportunities, scorecards } from '@bidwright/contract-opportunities';
import { rfpContent } from '@bidwright/contract-rfp-library';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import module from '../../../../../module.tsx';
import { choose, fill, note, press } from '../../../../../testing/hands.ts';
import { bid, lookups, people, pointing, team } from '../../../../../testing/samples.ts';

const kept = { version: 1, dateCreated: 1_790_000_000, dateUpdated: 1_790_000_000, addedBy: null };
const factors = [
  { name: 'The client knows us', weight: 30, source: 'client' },
  { name: 'The people are free', weight: 30, source: 'capacity' },
  { name: 'Time to write it', weight: 20, source: 'time' },
  { name: 'Texts to build on', weight: 10, source: 'texts' },
  { name: 'Technical fit', weight: 10, source: null },
  // Of an installation that has weighed bids before anything was proposed.
  { name: 'Older than proposals', weight: 0 },
];
const scorecard = { ...scorecards.input.getDefault(), ...kept, id: 'card', name: 'Usual', factors, stops: [] };
const none = { won: 0, decided: 0 };
const experience = {
  client: { won: 3, decided: 4 },
  work: none,
  partners: none,
  rivals: { count: 0, price: null, firm: null },
  original: null,
};
const late = (id: string) => bid(id, { dueDate: '2020-01-31', teamsInvolved: [pointing(team.health)] });
const text = { ...kept, id: 'text', teams: [pointing(team.health)], status: 'Active' };

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  server = await callServer(
    [
      { of: opportunities, records: [late('known'), late('unknown')] },
      { of: scorecards, records: [scorecard] },
      { of: rfpContent, records: [text] },
      ...lookups(),
    ],
    {
      'opportunities/experience': () => experience,
      'opportunities/paces': () => [],
      'ftes/capacity': () => ({ months: [], people: [{ capacities: [1, 1], expected: [0.8, 0.8] }] }),
    },
  );
});
afterAll(() => server.close());

const score = async (id: string, person = people.admin) => {
  const page = await renderModule(module, `/general/opportunities/${id}`, { person });
  await page.user.click(await screen.findByText('Score this bid'));
  await screen.findByLabelText(/^Technical fit/);
  return page;
};
const points = (label: RegExp) => (screen.getByLabelText(label) as HTMLInputElement).value;

const recorded = () => server.asks.findLast(({ call }) => call === 'createSubcollection')?.body;
const overruled = { name: 'The client knows us', weight: 30, points: 2 };

test('what the records speak for is filled in with the reason, and a person overrules it', async () => {
  const { user } = await score('known');
  expect([points(/^The client/), note(/^The client/)]).toEqual([
    '7',
    'Weight 30. Suggested 7: won 3 of 4 decided bids for Office of Coastal Statistics',
  ]);
  expect([points(/^The people/), note(/^The people/)]).toEqual([
    '4',
    expect.stringMatching(/20% of Digital and Cloud's time is free in the \d+ months? after the due date$/),
  ]);
  expect([points(/^Time to/), note(/^Time to/)]).toEqual(['0', 'Weight 20. Suggested 0: the due date has passed']);
  expect([points(/^Texts to/), note(/^Texts to/)]).toEqual([
    '3',
    'Weight 10. Suggested 3: 1 text by its teams in the library',
  ]);
  expect([points(/^Technical fit/), note(/^Technical fit/), points(/^Older/)]).toEqual(['', 'Weight 10', '']);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('of 100', { exact: false })).toHaveTextContent('40 of 100');

  await fill(user, /^The client/, '2');
  expect(note(/^The client/)).toMatch(/Suggested 7/);
  for (const label of [/^Technical fit/, /^Older/]) await fill(user, label, '5');
  await choose(user, /^Decision(?!s)/, 'No-go');
  await press(user, 'Record as decision');
  await waitFor(() =>
    expect(recorded()).toMatchObject({ kind: 'No-go', factors: expect.arrayContaining([overruled]) }),
  );
});

test('what cannot be read, or not by this person, proposes nothing', async () => {
  server.refuseNext('experience', 503, { code: 'unavailable', message: 'Not now' });
  const before = server.asks.length;
  await score('unknown', people.lead);
  expect([/^The client/, /^The people/, /^Texts to/, /^Time to/].map(points)).toEqual(['', '', '', '0']);
  expect(server.asks.slice(before).filter(({ service }) => service !== 'opportunities' && service !== 'admin')).toEqual(
    [],
  );
});
