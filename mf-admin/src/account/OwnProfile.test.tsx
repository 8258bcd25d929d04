import { users } from '@bidwright/contract-admin';
import { callServer, renderInShell } from '@bidwright/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import module from '../module.tsx';
import { OwnNotifications } from './OwnNotifications.tsx';
import { OwnProfile } from './OwnProfile.tsx';

const { messages, Provider } = module;

const me = () => ({
  ...users.input.getDefault(),
  id: 'p1',
  version: 3,
  firstName: 'Dana',
  lastName: 'Whitfield',
  name: 'Dana Whitfield',
  email: 'dana@example.com',
  position: 'Director',
  teams: [{ id: 't1', name: 'Health' }],
  permissions: ['Admin'],
  notifications: { email: true, notifications: true },
});

test('a person changes the own names; what an Admin decides is shown', async () => {
  const record = me();
  const server = await callServer([{ of: users, records: [record] }]);
  const { user, alerts } = await renderInShell(<OwnProfile />, { messages, Provider });
  const first = await screen.findByLabelText(/First name/);
  expect(screen.getByText('Director')).toBeVisible();
  expect(screen.getByText('Health')).toBeVisible();
  await user.clear(first);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(record.firstName).toBe('Dana');
  await user.type(first, 'Dania');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success', text: 'Saved' }]));
  expect(record).toMatchObject({ firstName: 'Dania', lastName: 'Whitfield', position: 'Director' });
  expect(server.asks.find(({ call }) => call === 'update')?.body.version).toBe(3);
  await server.close();
});

test('by which ways one is told is kept as a whole', async () => {
  const record = me();
  const server = await callServer([{ of: users, records: [record] }]);
  const { user } = await renderInShell(<OwnNotifications />, { messages, Provider });
  await user.click(await screen.findByLabelText(/By mail/));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(record.notifications).toEqual({ email: false, notifications: true }));
  await server.close();
});
