import { opportunities } from '@bidwright/contract-opportunities';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import module from '../../../module.tsx';
import { fill, note, press } from '../../../testing/hands.ts';
import { newBidServer, openNewBid, openNewBidAt } from '../../../testing/newBid.tsx';
import { bid, lookups, people, pointing, team } from '../../../testing/samples.ts';

const twin = {
  id: 'b-old',
  solicitationName: 'Ferry timetable data',
  client: 'Port Authority of Eastmere',
  opportunityStatus: 'Lost',
  dueDate: '2024-03-05',
};
const duplicates = jest.fn();
const own = { 'opportunities/duplicates': (body: object) => duplicates(body) };
const bids: object[] = [];
let server: Awaited<ReturnType<typeof newBidServer>>;

beforeEach(() => {
  localStorage.clear();
  duplicates.mockReset().mockReturnValue([]);
});
afterEach(() => server.close());

const card = () => within(screen.getByLabelText('This may already exist'));

test('while a bid is typed, one that may be the same is shown with why, how it stands and the way to it', async () => {
  server = await newBidServer({ bids }, own);
  const { user } = await openNewBid();
  duplicates.mockReturnValue([{ ...twin, same: 'number' }]);
  await fill(user, /^Solicitation number/, 'pae 26');
  expect(await screen.findByText('This may already exist')).toBeVisible();
  expect(duplicates).toHaveBeenCalledWith({
    but: null,
    client: null,
    solicitationName: null,
    solicitationNumber: 'pae 26',
  });
  expect(card().getByText(/^Same solicitation number/)).toHaveTextContent(
    'Same solicitation number. Lost, due Mar 5, 2024.',
  );
  const link = card().getByText('Open it').closest('a');
  expect(link).toHaveAttribute('href', '/general/opportunities/b-old');
  expect(link).toHaveAttribute('target', '_blank');
});

test('a recompete is not taken for the bid it follows, unless it has its number too', async () => {
  server = await newBidServer({ bids }, own);
  const other = { ...twin, id: 'b-other', solicitationName: 'Ferry timetable archive' };
  duplicates.mockReturnValue([
    { ...twin, same: 'name' },
    { ...other, same: 'name' },
  ]);
  const original = { id: twin.id, name: twin.solicitationName };
  const { user } = await openNewBidAt(1, {
    isRecompete: true,
    originalOpportunity: original,
    solicitationNumber: null,
  });
  expect(await screen.findByText('Ferry timetable archive')).toBeVisible();
  expect(card().queryByText('Ferry timetable data')).toBeNull();
  duplicates.mockReturnValue([{ ...twin, same: 'number' }]);
  await fill(user, /^Solicitation number/, 'pae 26');
  expect(await screen.findByText(/^Same solicitation number/)).toBeVisible();
});

test('nothing is asked before there is something to compare', async () => {
  server = await newBidServer({ bids }, own);
  const { user } = await openNewBid();
  await fill(user, /^Solicitation name/, 'Ferry');
  await fill(user, /^Link to posting/, 'https://bids.example/1');
  await waitFor(() => expect(localStorage).toHaveLength(1));
  expect(duplicates).not.toHaveBeenCalled();
});

test('what the form calls too long is not asked with', async () => {
  server = await newBidServer({ bids }, own);
  const { user } = await openNewBid();
  await fill(user, /^Solicitation number/, '9'.repeat(120));
  await fill(user, /^Link to posting/, 'https://bids.example/1');
  await waitFor(() => expect(note(/^Solicitation number/)).toMatch(/100/));
  expect(duplicates).not.toHaveBeenCalled();
  await fill(user, /^Solicitation number/, '9'.repeat(100));
  await waitFor(() => expect(duplicates).toHaveBeenCalled());
});

test('a number that is taken is refused where nobody looked, and kept once the person says that both are meant', async () => {
  server = await newBidServer({ bids }, own);
  duplicates.mockReturnValue([{ ...twin, same: 'number' }]);
  const { user, address } = await openNewBidAt(3);
  server.refuseNext('create', 409, {
    code: 'duplicate',
    message: 'Taken',
    fields: { solicitationNumber: { key: 'validation.taken', message: 'Taken' } },
  });
  await press(user, 'Create opportunity');
  await screen.findByText('Step 1 of 3');
  expect(note(/^Solicitation number/)).toBe('Another record already has this value');

  await screen.findByText('Not the same');
  await press(user, 'Not the same');
  await waitFor(() => expect(screen.queryByText('Not the same')).toBeNull());
  for (const step of [2, 3]) {
    await press(user, 'Next');
    await screen.findByText(`Step ${step} of 3`);
  }
  await press(user, 'Create opportunity');
  await waitFor(() => expect(address()).toMatch(/new-\d+$/));
  const sent = server.asks.filter(({ call, col }) => call === 'create' && col === opportunities.name);
  expect(sent.map(({ body }) => body.override)).toEqual([undefined, true]);
});

test('a section asks once its number is another one, and saves it where the person insists', async () => {
  const record = bid('b1', { teamsInvolved: [pointing(team.health)], solicitationName: 'Bid b1' });
  server = await callServer([{ of: opportunities, records: [record] }, ...lookups()], own);
  duplicates.mockReturnValue([{ ...twin, same: 'number' }]);
  const { user, alerts } = await renderModule(module, '/general/opportunities/b1', { person: people.lead });
  await user.click(await screen.findByLabelText('Edit details', { selector: '[data-keys]' }));
  await screen.findByLabelText(/^Solicitation number/);
  expect(duplicates).not.toHaveBeenCalled();
  await fill(user, /^Solicitation number/, 'PAE-26');
  await user.click(await screen.findByText('Not the same'));
  expect(duplicates).toHaveBeenLastCalledWith(expect.objectContaining({ but: 'b1', solicitationNumber: 'PAE-26' }));
  await press(user, 'Save changes');
  await waitFor(() => expect(alerts).toMatchObject([{ text: 'Opportunity Updated!' }]));
  expect(server.asks.findLast(({ call }) => call === 'update')?.body).toMatchObject({
    solicitationNumber: 'PAE-26',
    override: true,
  });
});
