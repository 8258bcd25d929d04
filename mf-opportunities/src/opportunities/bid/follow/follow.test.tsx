import { opportunities } from '@bidwright/contract-opportunities';
import { callServer, renderInShell, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import module from '../../../module.tsx';
import { bid, lookups, people } from '../../../testing/samples.ts';
import { RecentWidget } from '../../../widgets/RecentWidget.tsx';

const kept = { version: 1, dateCreated: 1_790_000_000, dateUpdated: 1_790_000_000 };
const entry = (id: string, { id: by, name }: { id: string; name: string }) => ({
  ...kept,
  id,
  addedBy: { id: by, name },
});
const record = { ...bid('b1', { solicitationName: 'Harbor study' }), followers: [entry('f1', people.admin)] };
const followed = { ...bid('b2'), followers: [entry('f2', people.lead)] };

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  server = await callServer([{ of: opportunities, records: [record, followed, bid('b3')] }, ...lookups()], {
    'opportunities/followed': () => ['b1'],
  });
});
afterAll(() => server.close());
const open = (id: string) => renderModule(module, `/general/opportunities/${id}`, { person: people.lead });

/** The button, once it is known who follows: it stands there before. */
const follow = async () => {
  const button = await screen.findByRole('button', { name: 'Follow' });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
};

test('a bid is followed by a click, whoever else does', async () => {
  const { user, alerts } = await open('b1');
  await user.click(await follow());
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success', compact: true }]));
  expect(server.asks.findLast(({ call }) => call === 'createSubcollection')?.body).toEqual({
    col: 'opportunities',
    ref: 'b1',
    sub: 'followers',
  });
});

test('who follows a bid stops by a click', async () => {
  const { user } = await open('b2');
  await user.click(await screen.findByRole('button', { name: 'Stop following' }));
  await screen.findByRole('button', { name: 'Follow' });
  expect(followed.followers).toEqual([]);
});

test('what does not reach the service is said, and the button stays as it was', async () => {
  const { user, alerts } = await open('b3');
  server.breakNext('createSubcollection', 'hang up');
  await user.click(await follow());
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'error' }]));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Follow' })).toBeEnabled());
});

test('the dashboard lists what the person follows', async () => {
  const { messages, Provider } = module;
  const { user } = await renderInShell(<RecentWidget />, { messages, Provider, person: people.lead });
  await user.click(await screen.findByRole('button', { name: 'Followed' }));
  expect(await screen.findByRole('link', { name: 'Harbor study' })).toBeVisible();
});
