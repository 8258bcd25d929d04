import { callServer, faultAt, renderInShell } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { boot } from '../boot.ts';
import { texts } from '../language/texts.ts';
import { store } from '../store.ts';
import { PasswordCard } from './PasswordCard.tsx';

const account = { email: 'dana@example.com', hasPassword: true, hasGoogle: true, hasOidc: true };

let server: Awaited<ReturnType<typeof callServer>>;
const open = async (about: Partial<typeof account> = {}) => {
  let kept = { ...account, ...about };
  server = await callServer([], {
    'shell/account': () => kept,
    'shell/oidc/leave': () => {
      kept = { ...kept, hasOidc: false };
      return null;
    },
  });
  return renderInShell(
    <Provider store={store}>
      <PasswordCard />
    </Provider>,
    { messages: texts },
  );
};
beforeEach(() => {
  boot.oidc = 'Firm ID';
});
afterEach(() => server.close());

test('what opens the account beside its password is listed, and left with the password', async () => {
  const { user, alerts } = await open();
  await user.click(await screen.findByRole('button', { name: 'Disconnect Firm ID' }));
  const dialog = screen.getByRole('dialog', { name: 'Disconnect Firm ID' });
  await user.type(within(dialog).getByLabelText(/^Password/, { selector: 'input' }), 'not it');
  server.refuseNext('oidc', 422, faultAt('password', 'shell.password.wrong'));
  await user.click(within(dialog).getByRole('button', { name: 'Disconnect' }));
  const password = within(dialog).getByLabelText(/^Password/, { selector: 'input' });
  await waitFor(() => expect(password).toHaveAccessibleDescription(/Wrong password/));
  await user.click(within(dialog).getByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByRole('button', { name: 'Disconnect Google' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Disconnect Firm ID' })).toBeNull());
  expect(alerts).toMatchObject([{ severity: 'success', text: 'Firm ID no longer opens your account' }]);
});

test('who has no password is shown what opens the account, and how it could be left', async () => {
  await open({ hasPassword: false });
  expect(await screen.findByText('Firm ID')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Disconnect/ })).toBeNull();
  expect(screen.getByText('To disconnect it, set a password first.')).toBeVisible();
});

test('an account that its password alone opens has no such list', async () => {
  await open({ hasGoogle: false, hasOidc: false });
  expect(await screen.findByLabelText(/^Current password/, { selector: 'input' })).toBeVisible();
  expect(screen.queryByText('Other ways to sign in')).toBeNull();
});
