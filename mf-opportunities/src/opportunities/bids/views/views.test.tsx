import { opportunities } from '@bidwright/contract-opportunities';
import { views } from '@bidwright/contract-shell';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { shell, store } from '../../../api.ts';
import module from '../../../module.tsx';
import { choose, fill, note, options, press } from '../../../testing/hands.ts';
import { bid, lookups, people, pointing } from '../../../testing/samples.ts';

const kept = { ...views.input.getDefault(), version: 1, dateCreated: 1, dateUpdated: 1, status: 'Active' };
const made = (id: string, name: string, by: { id: string; name: string }, more: object = {}) => ({
  ...kept,
  id,
  name,
  page: '/general/opportunities',
  state: { address: 'q=soil', columns: {} },
  addedBy: pointing(by),
  ...more,
});

let saved: { name: string; status: string; state: object }[];
let server: Awaited<ReturnType<typeof callServer>>;
beforeEach(async () => {
  localStorage.clear();
  saved = [];
  server = await callServer([
    { of: opportunities, records: [bid('one')] },
    { of: views, records: saved },
    ...lookups(),
  ]);
});
afterEach(async () => {
  store.dispatch(shell.util.resetApiState());
  await server.close();
});

const open = async (address: string, person = people.lead) => {
  const page = await renderModule(module, `/general/opportunities?${address}`, { person });
  await screen.findByText(/^Save (view|a copy)$/);
  return page;
};
const saving = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) => {
  await press(user, 'Save view');
  await screen.findByLabelText(/^Name of the view/);
  await fill(user, /^Name of the view/, name);
};
const offered = () => options().map(({ textContent }) => textContent);
const save = (user: Awaited<ReturnType<typeof open>>['user']) => user.keyboard('{Control>}{Enter}{/Control}');

test('a view for a team names one of the own teams, and may be locked', async () => {
  const { user, alerts } = await open('q=soil');
  await saving(user, 'Soil of Health');
  expect(screen.queryByLabelText(/^Only I can change it/)).toBeNull();
  await choose(user, /^Who sees it/, 'A team');
  await screen.findByLabelText(/^Team/, { selector: 'input' });
  await save(user);
  await waitFor(() => expect(note(/^Team(?!s)/)).not.toBe(''));
  expect(saved).toEqual([]);
  await user.click(screen.getByLabelText(/^Team/, { selector: 'input' }));
  await waitFor(() => expect(offered()).toContain('Health'));
  expect(offered()).not.toContain('Finance and Audit');
  await user.click(options().find(({ textContent }) => textContent === 'Health') as HTMLElement);
  await user.click(screen.getByLabelText(/^Only I can change it/));
  await save(user);
  await waitFor(() => expect(alerts.at(-1)).toMatchObject({ text: 'View Soil of Health saved' }));
  expect(saved).toMatchObject([
    { name: 'Soil of Health', reach: 'team', team: { id: 'teams-Health' }, locked: true, openTo: 'private' },
  ]);
});

test('a view for the whole firm is open to everybody', async () => {
  const { user } = await open('q=soil');
  await saving(user, 'Soil of all');
  await choose(user, /^Who sees it/, 'The whole firm');
  expect(screen.queryByLabelText(/^Team/, { selector: 'input' })).toBeNull();
  await save(user);
  await waitFor(() => expect(saved).toMatchObject([{ reach: 'firm', team: null, locked: false, openTo: 'firm' }]));
});

test('only an Admin is offered to pin for the whole firm, and a switch that was on before counts no more', async () => {
  const { user } = await open('q=soil');
  await saving(user, 'Soil of all');
  await user.click(screen.getByLabelText(/^Pinned to the top/));
  await choose(user, /^Who sees it/, 'The whole firm');
  expect(screen.queryByLabelText(/^Pinned to the top/)).toBeNull();
  await save(user);
  await waitFor(() => expect(saved).toMatchObject([{ reach: 'firm', pinned: false }]));
});

test('changes are saved to the own view, and it is removed', async () => {
  saved.push(made('v1', 'Soil bids', people.lead));
  const { user, alerts } = await open('q=soil&status=all&v=v1');
  await screen.findByText('Save changes to the view');
  await press(user, 'Save changes to the view');
  await waitFor(() => expect(saved[0]?.state).toMatchObject({ address: 'q=soil&status=all' }));
  expect(alerts.at(-1)).toMatchObject({ severity: 'success', text: 'View Soil bids saved' });
  await waitFor(() => expect(screen.queryByText('Save changes to the view')).toBeNull());
  await press(user, 'Soil bids');
  await user.click(await screen.findByText('Remove Soil bids'));
  await waitFor(() => expect(saved[0]?.status).toBe('Inactive'));
  expect(alerts.at(-1)).toMatchObject({ severity: 'success', text: 'View Soil bids removed' });
});

test('of somebody else’s view a copy is offered where it is locked, and what it shows said with it', async () => {
  saved.push(
    made('v1', 'Soil bids', people.admin, { reach: 'firm', openTo: 'private', locked: true }),
    made('v2', 'Health bids', people.admin, {
      reach: 'team',
      team: { id: 'teams-Health', name: 'Health' },
      openTo: 'team',
      openTeam: { id: 'teams-Health', name: 'Health' },
    }),
  );
  const { user } = await open('q=soil&status=all&v=v1');
  expect(await screen.findByText('Save a copy')).toBeVisible();
  expect(screen.queryByText('Save changes to the view')).toBeNull();
  await press(user, 'Soil bids');
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getByText('Soil bids').closest('li')).toHaveTextContent('Soil bidsThe whole firmlocked');
  expect(menu.getByText('Health bids').closest('li')).toHaveTextContent('Health bidsHealth');
  expect(menu.queryByText('Remove Soil bids')).toBeNull();
});

test('an unlocked view of somebody else is saved over, and removed by its maker alone', async () => {
  saved.push(made('v1', 'Soil bids', people.admin, { reach: 'firm', openTo: 'firm' }));
  const { user } = await open('q=soil&status=all&v=v1');
  expect(await screen.findByText('Save changes to the view')).toBeVisible();
  await press(user, 'Soil bids');
  await screen.findByRole('menu');
  expect(screen.queryByText('Remove Soil bids')).toBeNull();
});

test('a view without a name is refused at its field; what the server refuses is said there, and the name stays', async () => {
  const { user, alerts } = await open('q=soil');
  await press(user, 'Save view');
  await screen.findByLabelText(/^Name of the view/);
  await save(user);
  await waitFor(() => expect(note(/^Name of the view/)).toBe('This field is required'));
  expect(saved).toEqual([]);
  await fill(user, /^Name of the view/, 'Soil of mine');
  const fields = { name: { key: 'validation.taken', message: 'Another record already has this value' } };
  server.refuseNext('create', 409, { code: 'duplicate', message: 'Taken', fields });
  await save(user);
  await waitFor(() => expect(note(/^Name of the view/)).toBe('Another record already has this value'));
  expect(screen.getByLabelText(/^Name of the view/)).toHaveValue('Soil of mine');
  await save(user);
  await waitFor(() => expect(alerts.at(-1)).toMatchObject({ text: 'View Soil of mine saved' }));
});
