import { opportunities, parts } from '@bidwright/contract-opportunities';
import { callServer, faultAt, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import module from '../../../../module.tsx';
import { choose, fill, note, press } from '../../../../testing/hands.ts';
import { bid, lookups, people, pointing, team } from '../../../../testing/samples.ts';

const kept = { version: 1, dateCreated: 1_790_000_000, dateUpdated: 1_790_000_000, addedBy: null };
const earlier = {
  ...parts.decisions.input.getDefault(),
  ...kept,
  id: 'd1',
  kind: 'Go',
  decidedOn: '2026-11-03',
  factors: [
    { name: 'Technical fit', weight: 30, points: 8 },
    { name: 'Price', weight: 10, points: 4 },
  ],
  stops: [{ name: 'We are not eligible', holds: false }],
  threshold: 60,
};
const weighed = { ...bid('scored'), decisions: [earlier] };
const ofHealth = (id: string) => bid(id, { teamsInvolved: [pointing(team.health)] });

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  server = await callServer([{ of: opportunities, records: [weighed, ofHealth('b1'), ofHealth('b2')] }, ...lookups()]);
});
afterAll(() => server.close());

const open = async (id: string, person = people.lead) => {
  const page = await renderModule(module, `/general/opportunities/${id}`, { person });
  const card = (await screen.findByText('Go/no-go score', { selector: 'h2' })).closest('section') as HTMLElement;
  return { ...page, card: within(card) };
};
const dialog = () => within(screen.getByRole('dialog'));
const verdict = () => dialog().getByText('of 100', { exact: false }).closest('output');

test('what a bid was weighed by last stands on it, for all who read it', async () => {
  const { card } = await open('scored', people.operations);
  const score = await card.findByText('70 of 100');
  await waitFor(() => expect(score).toBeVisible());
  expect(card.getByText('Suggests go')).toBeVisible();
  expect(card.getByText('8 of 10, weight 30')).toBeVisible();
  expect(card.queryByRole('button')).toBeNull();
  expect(screen.getByText('Score 70 of 100, threshold 60.')).toBeVisible();
});

test('the score grows with each answer, and what is recorded holds what it is made of', async () => {
  const { user, card, alerts } = await open('b1');
  await user.click(await card.findByText('Score this bid'));
  await screen.findByLabelText(/^Technical fit/);
  await fill(user, /^Technical fit/, '9');
  expect(verdict()).toHaveTextContent('90 of 100Suggests go1 of 2 answered, threshold 60');
  await fill(user, /^A price that can win/, '1');
  expect(verdict()).toHaveTextContent('70 of 100Suggests go2 of 2 answered');
  await fill(user, /^A price that can win/, '11');
  expect(verdict()).toHaveTextContent('1 of 2 answered');
  await fill(user, /^Reasons/, 'We know them');
  await choose(user, /^Decision(?!s)/, 'Go');
  await press(user, 'Record as decision');
  await waitFor(() => expect(note(/^A price that can win/)).toMatch(/10/));
  await fill(user, /^A price that can win/, '1');

  await user.click(screen.getByLabelText('We are not eligible'));
  expect(verdict()).toHaveTextContent(/Suggests no-go.*Hard stop: We are not eligible/);
  await press(user, 'Record as decision');
  await waitFor(() => expect(note(/^Decision(?!s)/)).toBe('A hard stop applies: the decision cannot be Go'));

  await choose(user, /^Decision(?!s)/, 'No-go');
  await press(user, 'Record as decision');
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success', text: 'Decision Added' }]));
  expect(server.asks.findLast(({ call }) => call === 'createSubcollection')?.body).toMatchObject({
    ref: 'b1',
    sub: 'decisions',
    kind: 'No-go',
    rationale: 'We know them',
    decidedBy: { id: people.lead.id },
    factors: [
      { name: 'Technical fit', weight: 30, points: 9 },
      { name: 'A price that can win', weight: 10, points: 1 },
    ],
    stops: [{ name: 'We are not eligible', holds: true }],
    threshold: 60,
  });
  expect(await screen.findByText('Score 70 of 100, threshold 60. Hard stop: We are not eligible.')).toBeVisible();
});

test('a score that does not reach the service stays as it was typed', async () => {
  const { user, card, alerts } = await open('b2');
  await user.click(await card.findByText('Score this bid'));
  await screen.findByLabelText(/^Technical fit/);
  for (const label of [/^Technical fit/, /^A price that can win/]) await fill(user, label, '5');
  await choose(user, /^Decision(?!s)/, 'No-go');
  server.breakNext('createSubcollection', 'hang up');
  await press(user, 'Record as decision');
  await dialog().findByRole('alert');
  expect(screen.getByLabelText(/^Technical fit/)).toHaveValue('5');
  expect(alerts).toEqual([{ severity: 'error', text: 'Error adding Decision' }]);
});

test('only who may decide about the bid scores it, and only an Admin says by what', async () => {
  const { card, unmount } = await open('scored', people.lead);
  await card.findByText('70 of 100');
  expect(card.queryByText(/^Score again/)).toBeNull();
  expect(card.queryByText('Weights')).toBeNull();
  unmount();
  const admin = await open('scored', people.admin);
  const again = await admin.card.findByText('Score again');
  await waitFor(() => expect(again).toBeVisible());
  expect(admin.card.getByText('Weights')).toBeVisible();
});

test('an Admin adds a criterion, takes one away and drops a hard stop', async () => {
  const { user, card, alerts } = await open('b1', people.admin);
  await user.click(await card.findByText('Weights'));
  await screen.findByRole('dialog');
  await press(user, 'Add criterion');
  await press(user, 'Save weights');
  await waitFor(() => expect(note(/^Criterion 3/)).toBe('This field is required'));
  await fill(user, /^Criterion 3/, 'The people are free');
  await fill(user, /^Weight 3/, '25');
  await user.click(screen.getByLabelText('Remove Criterion 1'));
  await user.click(screen.getByLabelText('Remove Hard stop 1'));
  await fill(user, /^Threshold/, '55');
  await press(user, 'Save weights');
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success', text: 'Weights saved' }]));
  expect(server.asks.findLast(({ call }) => call === 'update')?.body).toMatchObject({
    col: 'scorecards',
    version: 1,
    threshold: 55,
    factors: [
      { name: 'A price that can win', weight: 10 },
      { name: 'The people are free', weight: 25 },
    ],
    stops: [],
  });
});

test('weights that the server refuses say so at their field, and stay as they were typed', async () => {
  const { user, card } = await open('b1', people.admin);
  await user.click(await card.findByText('Weights'));
  await screen.findByRole('dialog');
  await fill(user, /^Threshold/, '101');
  const updates = () => server.asks.filter(({ call }) => call === 'update').length;
  const before = updates();
  await press(user, 'Save weights');
  await waitFor(() => expect(note(/^Threshold/)).toBe('Must be 100 or less'));
  expect(updates()).toBe(before);
  await fill(user, /^Threshold/, '61');
  server.refuseNext('update', 422, faultAt('threshold'));
  await press(user, 'Save weights');
  await waitFor(() => expect(screen.getByLabelText(/^Threshold/)).toBeInvalid());
  expect(screen.getByLabelText(/^Threshold/)).toHaveValue('61');
});
