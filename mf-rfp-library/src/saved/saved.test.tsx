import { emptyInput } from '@bidwright/contract-kit';
import { views } from '@bidwright/contract-shell';
import { screen, waitFor, within } from '@testing-library/react';
import { shell, store } from '../api.ts';
import { button, findButton, libraryServer, open, saved, words } from '../testing/library.tsx';

const server = libraryServer();

const view = (id: string, name: string, by: string) => ({
  ...emptyInput(views),
  id,
  name,
  reach: 'firm',
  page: '/rfp-content-library',
  state: { address: 'words=bench' },
  status: 'Active',
  version: 1,
  dateCreated: 1,
  dateUpdated: 1,
  addedBy: { id: by, name: 'Somebody' },
});

saved.push(view('v1', 'Benches of the firm', 'p2'), view('v2', 'Benches of mine', 'p1'));

test('a search is saved and opened again', async () => {
  const { user, alerts } = await open('/rfp-content-library?words=risk&year=2024');
  await user.click(await findButton('Saved searches'));
  await user.click(button('Save this search'));
  await user.click(await screen.findByLabelText(/^Name/));
  await user.paste('Risks of 2024');
  await user.click(button('Save'));
  await waitFor(() => expect(alerts).toMatchObject([{ text: 'Search saved' }]));
  await waitFor(() => expect(screen.queryByLabelText(/^Name/)).toBeNull());
  await user.click(button('Clear'));
  await user.click(button('Saved searches'));
  await user.click(await findButton('Risks of 2024'));
  expect(await screen.findByText('1 result')).toBeVisible();
  expect(words()).toHaveValue('risk');
});

const asked = () => server.asks().findLast(({ call, col }) => call === 'create' && col === 'views')?.body;

test.each([
  ['The whole firm', { reach: 'firm', team: null }],
  ['A team', { reach: 'team', team: { id: 'team-1', name: 'Health' } }],
])('a search is saved for: %s', async (reach, kept) => {
  const { user } = await open('/rfp-content-library?words=risk');
  await user.click(await findButton('Saved searches'));
  await user.click(button('Save this search'));
  await user.click(await screen.findByLabelText(/^Name/));
  await user.paste(`Risks for: ${reach}`);
  const form = within(screen.getByLabelText(/^Name/).closest('form') as HTMLElement);
  await user.click(screen.getByLabelText(/^For whom/));
  await user.click(await screen.findByText(reach, { selector: '[role=option]' }));
  if (kept.team) {
    await user.click(await form.findByLabelText(/^Team/));
    await user.click(await screen.findByText(kept.team.name, { selector: '[role=option], [role=option] *' }));
  }
  await user.click(button('Save'));
  await waitFor(() =>
    expect(asked()).toMatchObject({ name: `Risks for: ${reach}`, ...kept, state: { address: 'words=risk' } }),
  );
});

test('searches of the firm are offered to all, and taken away by who saved them alone', async () => {
  const { user } = await open();
  await user.click(await findButton('Saved searches'));
  expect(await findButton('Benches of the firm')).toBeVisible();
  expect(screen.queryByLabelText('Remove saved search Benches of the firm')).toBeNull();
  await user.click(screen.getByLabelText('Remove saved search Benches of mine'));
  await waitFor(() => expect(screen.queryByText('Benches of mine')).toBeNull());
  await user.click(await findButton('Benches of the firm'));
  expect(await screen.findByText('1 result')).toBeVisible();
  expect(words()).toHaveValue('bench');
});

test('saved searches that do not load say so, and are asked for again', async () => {
  store.dispatch(shell.util.resetApiState());
  const { user } = await open();
  server.refuseNext('list', 503, { code: 'busy', message: 'Busy' }, ({ col }) => col === 'views');
  await user.click(await findButton('Saved searches'));
  expect(await screen.findByText('This did not load')).toBeVisible();
  expect(screen.queryByText('No saved searches yet.')).toBeNull();
  await user.click(button('Retry'));
  expect(await findButton('Benches of the firm')).toBeVisible();
});
