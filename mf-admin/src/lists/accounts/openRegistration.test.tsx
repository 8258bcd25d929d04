import { users } from '@bidwright/contract-admin';
import type { RegistrationMode } from '@bidwright/contract-shell';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { shell, store } from '../../api.ts';
import module from '../../module.tsx';

let mode: RegistrationMode;
let server: Awaited<ReturnType<typeof callServer>>;

beforeAll(async () => {
  server = await callServer([{ of: users, records: [] }], { 'shell/registration': () => ({ mode }) });
});
afterAll(() => server.close());
beforeEach(() => {
  server.asks.length = 0;
  store.dispatch(shell.util.resetApiState());
});

const timesAsked = () => server.asks.filter(({ call }) => call === 'registration').length;

test('while whoever registers becomes an Admin, Admins read it above the users and cannot wave it away', async () => {
  mode = 'open';
  await renderModule(module, '/admin/users');
  const banner = await screen.findByRole('alert');
  expect(banner).toHaveTextContent(/^Anyone who can open this app can register/);
  expect(banner).toHaveClass('MuiAlert-colorError');
  expect(within(banner).queryByRole('button')).toBeNull();
});

test('where registration is not open nothing is said', async () => {
  mode = 'domains';
  await renderModule(module, '/admin/users');
  await waitFor(() => expect(timesAsked()).toBe(1));
  expect((await screen.findAllByText('No users yet'))[0]).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('who is no Admin is told nothing, and nothing is asked', async () => {
  mode = 'open';
  const lead = { id: 'l', name: 'Lia', email: 'lia@example.com', permissions: ['Team Lead'], teams: [] };
  await renderModule(module, '/admin/users', { person: lead });
  expect(await screen.findByText('No users yet')).toBeVisible();
  expect([screen.queryByRole('alert'), timesAsked()]).toEqual([null, 0]);
});
