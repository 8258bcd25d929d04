import { callServer, faultAt, renderInShell } from '@bidwright/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { FeedbackDialog } from '../feedback/FeedbackDialog.tsx';
import { texts } from '../language/texts.ts';
import { SignInAgain } from '../session/SignInAgain.tsx';
import { store } from '../store.ts';
import { PasswordCard } from './PasswordCard.tsx';

let server: Awaited<ReturnType<typeof callServer>>;
beforeEach(async () => {
  server = await callServer([], {
    'shell/account': () => ({ email: 'dana@example.com', hasPassword: true, hasGoogle: false, hasOidc: false }),
    'shell/password': () => null,
    'shell/create': () => 'new',
  });
});
afterEach(() => server.close());

const open = async (part: ReactNode) => {
  const { user, alerts } = await renderInShell(<Provider store={store}>{part}</Provider>, { messages: texts });
  return { user, alerts, press: (name: string) => user.click(screen.getByRole('button', { name })) };
};
const sent = (call: string) => server.asks.filter((one) => one.call === call);

test('another password: one that is short is refused at its field, and so is a wrong old one', async () => {
  const { user, alerts, press } = await open(<PasswordCard />);
  const current = await screen.findByLabelText(/^Current password/, { selector: 'input' });
  const password = screen.getByLabelText(/^New password/, { selector: 'input' });
  await user.type(password, 'short');
  await press('Save password');
  await waitFor(() => expect(password).toHaveAccessibleDescription(/at least 15/));
  expect(current).toHaveAccessibleDescription(/Enter Your Email & Password/);
  expect(sent('password')).toEqual([]);

  await user.type(current, 'not it');
  await user.type(password, ' but now it is long');
  server.refuseNext('password', 422, faultAt('current', 'shell.password.wrong'));
  await press('Save password');
  await waitFor(() => expect(current).toHaveAccessibleDescription(/Wrong password/));
  expect(current).toHaveValue('not it');
  expect(password).toHaveValue('short but now it is long');
  await press('Save password');
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success' }]));
});

test('who signs in again over a page with a wrong password, or none, is told so and stays', async () => {
  const { user, press } = await open(<SignInAgain />);
  const password = screen.getByLabelText(/^Password/, { selector: 'input' });
  await press('Sign in');
  await waitFor(() => expect(password).toBeInvalid());
  expect(sent('signIn')).toEqual([]);
  await user.type(password, 'not it');
  server.refuseNext('signIn', 401, faultAt('form', 'shell.signIn.wrong'));
  await press('Sign in');
  expect(await screen.findByText('Verify Your Email & Password')).toBeVisible();
  expect(password).toHaveValue('not it');
});

test('feedback that says nothing is not sent; what the server refuses is said at the text, which stays', async () => {
  const { user, alerts, press } = await open(<FeedbackDialog onClose={() => undefined} />);
  const text = screen.getByLabelText(/^Your feedback/);
  await press('Send feedback');
  await waitFor(() => expect(text).toHaveAccessibleDescription(/^This field is required/));
  expect(sent('create')).toEqual([]);
  await user.type(text, 'Well done');
  server.refuseNext('create', 422, faultAt('text'));
  await press('Send feedback');
  await waitFor(() => expect(text).toBeInvalid());
  expect(text).toHaveValue('Well done');
  await press('Send feedback');
  await waitFor(() => expect(alerts).toMatchObject([{ text: 'Feedback sent' }]));
  // Had the first try been kept all the same, it would not be kept twice.
  const [first, second] = sent('create').map(({ key }) => key);
  expect([first?.length, second]).toEqual([32, first]);
});
