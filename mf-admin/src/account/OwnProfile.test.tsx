import { users } from '@bidwright/contract-admin';
import { callServer, changeRecord, renderInShell } from '@bidwright/remote-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { admin, store } from '../api.ts';
import module from '../module.tsx';
import { OwnNotifications } from './OwnNotifications.tsx';
import { OwnProfile } from './OwnProfile.tsx';

const { messages, Provider } = module;

beforeEach(() => void store.dispatch(admin.util.resetApiState()));

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
  await user.click(await screen.findByLabelText(/By email/));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(record.notifications).toEqual({ email: false, notifications: true }));
  await server.close();
});

test('what an Admin changes meanwhile leaves what is typed; it is said at the field, and saving again is meant', async () => {
  const record = me();
  const server = await callServer([{ of: users, records: [record] }]);
  const { user, alerts } = await renderInShell(<OwnProfile />, { messages, Provider });
  const last = await screen.findByLabelText(/Last name/);
  await user.type(last, '-Ray');
  changeRecord(record, { lastName: 'Ray', position: 'Partner' });
  // As when a person comes back to the tab.
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('Partner')).toBeVisible();
  expect(screen.getByLabelText(/Last name/)).toHaveValue('Whitfield-Ray');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(last).toBeInvalid());
  expect(last).toHaveAccessibleDescription(/^Someone else has changed this in the meantime/);
  expect(record.lastName).toBe('Ray');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success', text: 'Saved' }]));
  expect(record.lastName).toBe('Whitfield-Ray');
  await user.type(screen.getByLabelText(/First name/), 'h');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(record.firstName).toBe('Danah'));
  await server.close();
});
