import { opportunities } from '@bidwright/contract-opportunities';
import { rfpContent } from '@bidwright/contract-rfp-library';
import { callServer, changeRecord, renderModule } from '@bidwright/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import module from '../../../module.tsx';
import { choose, fill, press } from '../../../testing/hands.ts';
import { bid, lookups, people, pointing, status, team } from '../../../testing/samples.ts';

const ours = { teamsInvolved: [pointing(team.health)], primaryTeam: pointing(team.health) };
const text = (id: string) => ({
  id,
  opportunity: { id: 'b2', name: 'b2' },
  sectionTitle: { id: 'approach', name: 'Technical approach' },
  rfpContent: 'How we work',
  status: 'Active',
  proposalYear: 2026,
});

/** The page keeps what it has read, so each test has a record of its own. */
const ids = Array.from({ length: 20 }, (_, n) => `b${n + 1}`);

const records = ids.map((id) => bid(id, { ...ours, solicitationName: `Bid ${id}`, description: 'Old text' }));
let server: Awaited<ReturnType<typeof callServer>>;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  server = await callServer([
    { of: opportunities, records },
    { of: rfpContent, records: [text('t1'), text('t2')] },
    ...lookups(),
  ]);
});
afterEach(() => server.close());

const record = (id: string) => records.find((one) => one.id === id) as ReturnType<typeof bid>;

const open = async (address: string, person = people.lead) => {
  const page = await renderModule(module, `/general/opportunities/${address}`, { person });
  await screen.findByRole('heading', { level: 1, name: `Bid ${address.split('?')[0]}` });
  // What a page holds stands a moment after its title.
  await waitFor(() => expect(document.querySelector('[data-page] > :nth-child(2)')).toBeVisible());
  return page;
};

const updates = () => server.asks.filter(({ call }) => call === 'update').map(({ body }) => body);
const dialog = () => within(screen.getByRole('dialog'));
const openStatus = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.keyboard('s');
  await screen.findByText('Change the status');
};

test('a lost bid takes with it who won, at what price and why; the library follows unless told otherwise', async () => {
  const { user, alerts } = await open('b1');
  await openStatus(user);
  await choose(user, /^Status/, 'Lost');
  await choose(user, /^Winning firm/, 'Port Authority');
  await fill(user, /^Winning amount/, '1,250,000');
  await fill(user, /^Notes on loss/, 'Too dear');
  await fill(user, /^Points lost/, 'Price: 12');
  await user.type(screen.getByLabelText(/^Date of the notice/), '2026-11-20');
  await press(user, 'Change status');
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success', text: 'Opportunity Updated!' }]));
  expect(updates()).toMatchObject([
    {
      id: 'b1',
      version: 1,
      opportunityStatus: pointing(status.lost),
      winningAmount: 1_250_000,
      notesLostDropped: 'Too dear',
      pointsLostOnSections: 'Price: 12',
      updateRFP: true,
    },
  ]);
  // A decision is not taken back by a click.
  expect(alerts[0]?.action).toBeUndefined();
  expect(server.asks.find(({ call }) => call === 'createSubcollection')?.body).toMatchObject({
    sub: 'decisions',
    kind: 'Lost',
    decidedOn: '2026-11-20',
  });
  expect((await screen.findAllByText('Lost')).length).toBeGreaterThan(0);
});

test('who reads the library is told how many of its texts follow; nothing else has to be filled in', async () => {
  const { user, alerts } = await open('b2', people.admin);
  await openStatus(user);
  await screen.findByText('2 library texts from this bid');
  await choose(user, /^Status/, 'Won');
  expect(dialog().getByLabelText(/^Contract amount/)).toBeVisible();
  expect(dialog().getByText('Signed contract')).toBeVisible();
  await press(user, 'Change status');
  await waitFor(() =>
    expect(alerts).toMatchObject([{ text: 'Opportunity Updated!', detail: '2 library texts updated.' }]),
  );
  expect(server.asks.some(({ call }) => call === 'createSubcollection')).toBe(false);
  act(() => alerts.at(-1)?.action?.run());
  await waitFor(() => expect(record('b2').opportunityStatus.name).toBe('Writing'));
});

test('the library keeps its copies where somebody says so, and an open bid is asked nothing more', async () => {
  const { user } = await open('b3');
  await openStatus(user);
  await choose(user, /^Status/, 'Qualifying');
  expect(screen.queryByLabelText(/^Winning firm/)).toBeNull();
  await user.click(screen.getByLabelText(/Also update the status/));
  await press(user, 'Change status');
  await waitFor(() => expect(updates()).toHaveLength(1));
  expect(updates()[0]).toMatchObject({ opportunityStatus: pointing(status.qualifying), updateRFP: false });
});

test('two who change the status at once: the second is asked', async () => {
  const { user } = await open('b4');
  await openStatus(user);
  changeRecord(record('b4'), { opportunityStatus: pointing(status.submitted) });
  await choose(user, /^Status/, 'Qualifying');
  await press(user, 'Change status');
  await screen.findByText('Someone changed the same field');
  await press(user, 'Save mine');
  await waitFor(() => expect(record('b4').opportunityStatus.name).toBe('Qualifying'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a failure says so in the words of the specification, and what was filled in stays', async () => {
  const { user, alerts } = await open('b5');
  await openStatus(user);
  await choose(user, /^Status/, 'Lost');
  await fill(user, /^Notes on loss/, 'Too dear');
  server.refuseNext('update', 500, { code: 'internal', message: 'Broken' });
  await press(user, 'Change status');
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'error', text: 'Error Updating Opportunity' }]));
  expect(screen.getByLabelText(/^Notes on loss/)).toHaveValue('Too dear');
});

test('who may not write the bid sees its status and no button', async () => {
  await open('b6', people.operations);
  expect(screen.getByText('Writing').closest('[role=button]')).toBeNull();
});

test('a section saves what was changed in it and nothing else, and leaves a line in the history', async () => {
  const { user, alerts } = await open('b7');
  await user.keyboard('eb');
  await screen.findByLabelText(/^Project length/);
  await fill(user, /^Project length/, '24');
  await press(user, 'Save changes');
  await waitFor(() => expect(alerts).toMatchObject([{ text: 'Opportunity Updated!' }]));
  expect(updates()).toEqual([{ col: 'opportunities', id: 'b7', version: 1, estimatedProjectLength: 24 }]);
  const length = await screen.findByText('24 months', { selector: 'dd *' });
  await waitFor(() => expect(length).toBeVisible());
});

/** The lead was there a while ago. */
const haveVisited = (id: string) =>
  localStorage.setItem(
    `bidwright.opportunities.visits.${people.lead.id}`,
    JSON.stringify({ [id]: Math.floor(Date.now() / 1000) - 100 }),
  );

test('what others changed since the last visit is told by itself; a field that came back is left out', async () => {
  haveVisited('b8');
  changeRecord(record('b8'), { dueDate: '2027-01-15', nickname: 'Ferry' });
  changeRecord(record('b8'), { nickname: null });
  const { user } = await open('b8');
  const since = within((await screen.findByText(/^Changed since/)).closest('section') as HTMLElement);
  expect(since.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Priya Raman changed Due date from Dec 24 to Jan 15, 2027'),
  ]);
  await user.click(since.getByLabelText('Close what changed'));
  expect(screen.queryByText(/^Changed since/)).toBeNull();
});

test('own changes are no news, and a first visit has none', async () => {
  changeRecord(record('b13'), { nickname: 'Harbor' });
  const { unmount } = await open('b13');
  await screen.findAllByText(/Harbor/);
  expect(screen.queryByText(/^Changed since/)).toBeNull();
  unmount();
  haveVisited('b9');
  changeRecord(record('b9'), { nickname: 'Ferry' }, pointing(people.lead));
  await open('b9');
  await screen.findAllByText(/Ferry/);
  expect(screen.queryByText(/^Changed since/)).toBeNull();
});

test('the record as it was on a past day, by its address', async () => {
  record('b10').dateCreated = Math.floor(Date.UTC(2026, 0, 1) / 1000);
  changeRecord(record('b10'), { description: 'New text' });
  const { user, address } = await open('b10?asOf=2026-02-01');
  expect(await screen.findByText('Old text')).toBeVisible();
  expect(screen.getByText(/1 field differs from today/)).toBeVisible();
  expect(screen.queryByText('Edit')).toBeNull();
  await press(user, 'Back to today');
  expect(await screen.findAllByText('New text')).not.toHaveLength(0);
  expect(address()).toBe('/general/opportunities/b10');
});

test('a day before the record says that it was not there', async () => {
  await open('b11?asOf=2020-02-01');
  expect(await screen.findByText(/It did not exist yet/)).toBeVisible();
});

test('who owns a bid archives it and takes that back; it says that it is archived', async () => {
  const { user, alerts } = await open('b12', people.admin);
  await user.click(screen.getByLabelText('More actions'));
  await user.click(screen.getByText('Archive'));
  await screen.findByText('Archived');
  expect(record('b12').status).toBe('Inactive');
  act(() => alerts.at(-1)?.action?.run());
  await waitFor(() => expect(record('b12').status).toBe('Active'));
  await waitFor(() => expect(screen.queryByText('Archived')).toBeNull());
});

test('the next and the previous record are those of the list it was opened from', async () => {
  const { user, address } = await renderModule(module, '/general/opportunities', { person: people.lead });
  await waitFor(() =>
    expect(sessionStorage.getItem(`bidwright.opportunities.rows.${people.lead.id}`)).toContain('"total"'),
  );
  await user.click(screen.getAllByText('Bid b18')[0] as HTMLElement);
  await screen.findByText('Bid b18', { selector: 'h1 *' });
  expect(await screen.findByText(/^\d+ of \d+$/)).toBeVisible();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await screen.findByText('Bid b19', { selector: 'h1 *' });
  await user.click(screen.getByLabelText('Previous in the list'));
  await screen.findByText('Bid b18', { selector: 'h1 *' });
  expect(address()).toBe('/general/opportunities/b18');
});

test('who uses the same browser next has no list of somebody else to go through', async () => {
  const { unmount } = await renderModule(module, '/general/opportunities', { person: people.lead });
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('total'));
  unmount();
  await open('b19', people.admin);
  expect(screen.queryByLabelText('Previous in the list')).toBeNull();
});

test('a recompete starts with what both bids share and names the first', async () => {
  const { user, address } = await open('b13');
  await user.click(screen.getByLabelText('More actions'));
  await user.click(screen.getByText('Duplicate as recompete'));
  await screen.findByText('New recompete', { selector: 'h1 *' });
  expect(address()).toBe('/general/opportunities/new?recompete=b13');
  expect(await screen.findByLabelText(/^Solicitation name/)).toHaveValue('Bid b13');
  expect(screen.getByLabelText(/^Original opportunity/)).toHaveValue('Bid b13');
  expect(screen.getByLabelText(/^Solicitation number/)).toHaveValue('');
});

test('keys mean nothing while somebody writes', async () => {
  const { user } = await open('b14');
  const comment = await screen.findByLabelText('Comment');
  await user.keyboard('m');
  expect(comment).toHaveFocus();
  await user.keyboard('see');
  expect(comment).toHaveValue('see');
  expect(screen.queryByRole('dialog')).toBeNull();
});
