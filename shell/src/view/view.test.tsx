import { callServer, renderInShell } from '@bidwright/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { texts } from '../language/texts.ts';
import { ProfileMenu } from '../session/ProfileMenu.tsx';
import { store } from '../store.ts';
import { ViewBanner } from './ViewBanner.tsx';

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  server = await callServer([]);
});
afterAll(() => server.close());

const dana = { id: 'p1', name: 'Dana Whitfield', email: '', teams: [], permissions: ['Admin'] };
const menu = (person: typeof dana) =>
  renderInShell(
    <Provider store={store}>
      <ProfileMenu compact={false} />
    </Provider>,
    { messages: texts, person },
  );

test('an Admin chooses a role; where that fails the page stays and says so', async () => {
  const { user, alerts } = await menu(dana);
  await user.click(screen.getByRole('button', { name: /Dana Whitfield/ }));
  await user.click(screen.getByRole('button', { name: 'View as…' }));
  for (const role of ['Team Lead', 'Project Manager', 'Operations', 'User'])
    expect(await screen.findByRole('button', { name: role })).toBeVisible();
  server.refuseNext('viewAs', 503, { code: 'busy', message: 'Busy' });
  await user.click(screen.getByRole('button', { name: 'Operations' }));
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'error', text: 'The view could not be changed' }]));
  expect(server.asks.at(-1)).toMatchObject({ service: 'shell', call: 'viewAs', body: { role: 'Operations' } });
});

test('nobody else is offered a view', async () => {
  const { user } = await menu({ ...dana, permissions: ['Team Lead'] });
  await user.click(screen.getByRole('button', { name: /Dana Whitfield/ }));
  expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'View as…' })).toBeNull();
});

test('a banner says as which role the app is seen, and leads back', async () => {
  const person = { ...dana, permissions: ['User'], viewAs: 'User' as const };
  const { user, alerts } = await renderInShell(<ViewBanner />, { messages: texts, person });
  expect(screen.getByRole('alert')).toHaveTextContent('You are viewing the app as User. Changes are not possible.');
  server.refuseNext('viewAs', 503, { code: 'busy', message: 'Busy' });
  await user.click(screen.getByRole('button', { name: 'Back to Admin' }));
  await waitFor(() => expect(alerts).toHaveLength(1));
  expect(server.asks.at(-1)).toMatchObject({ service: 'shell', call: 'viewAs', body: {} });
});

test('without a view there is no banner', async () => {
  await renderInShell(<ViewBanner />, { messages: texts, person: dana });
  expect(screen.queryByRole('alert')).toBeNull();
});
