import { notifications } from '@bidwright/contract-shell';
import { callServer, renderInShell } from '@bidwright/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { texts } from '../language/texts.ts';
import { store } from '../store.ts';
import { readAnew } from './api.ts';
import { InboxPage } from './InboxPage.tsx';

let server: Awaited<ReturnType<typeof callServer>>;

beforeEach(async () => {
  server = await callServer([{ of: notifications, records: [] }]);
  readAnew();
});
afterEach(() => server.close());

const open = (path: string) =>
  renderInShell(
    <Provider store={store}>
      <InboxPage />
    </Provider>,
    { messages: texts, path },
  );

test('without any it says where they come from', async () => {
  await open('/user/notifications');
  expect(await screen.findByText('No notifications yet')).toBeVisible();
});

test('the address holds the filters, and clearing them says the whole list again', async () => {
  const { user, address } = await open('/user/notifications?view=unread&type=mention');
  expect(await screen.findByText('No notifications of this kind')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Unread' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Date' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Last 7 days' }));
  expect(address()).toBe('/user/notifications?view=unread&type=mention&days=7');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('/user/notifications');
  expect(await screen.findByText('No notifications yet')).toBeVisible();
});

test('when they cannot be read it says so, and Retry reads them', async () => {
  server.refuseNext('query', 503, { code: 'service-unavailable', message: 'Down' }, ({ total }) => !total);
  const { user } = await open('/user/notifications?view=other');
  expect(await screen.findByText('Notifications did not load')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Retry|Try again/ }));
  await waitFor(() => expect(screen.queryByText('Notifications did not load')).toBeNull());
});
