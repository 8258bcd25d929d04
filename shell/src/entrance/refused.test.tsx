import { wholeForm } from '@bidwright/contract-shell';
import { callServer, renderInShell } from '@bidwright/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { boot } from '../boot.ts';
import { texts } from '../language/texts.ts';
import { FirstPassword } from './FirstPassword.tsx';
import { ForgotPage } from './ForgotPage.tsx';
import { JoinConfirm } from './JoinConfirm.tsx';
import { JoinGooglePage } from './JoinGooglePage.tsx';
import { RegisterPage } from './RegisterPage.tsx';
import { ResetPage } from './ResetPage.tsx';
import { SignInPage } from './SignInPage.tsx';

let server: Awaited<ReturnType<typeof callServer>>;
beforeEach(async () => {
  server = await callServer([]);
});
afterEach(() => server.close());

type Typed = Record<string, string>;

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input' });

const open = async (page: ReactNode, hash = '') => {
  window.history.replaceState(null, '', `/${hash}`);
  const { user } = await renderInShell(page, { messages: texts });
  const send = async (typed: Typed, submit: string) => {
    for (const [label, text] of Object.entries(typed)) {
      await user.clear(field(label));
      await user.type(field(label), text);
    }
    await user.click(screen.getByRole('button', { name: submit }));
  };
  return { send };
};

const long = 'correct horse battery';
const mail = 'dana@example.com';
const pages = {
  signIn: <SignInPage />,
  forgot: <ForgotPage />,
  register: <RegisterPage />,
  reset: <ResetPage />,
  joinGoogle: <JoinGooglePage />,
  joinConfirm: <JoinConfirm token="t1" />,
  invited: <FirstPassword token="t1" name="Dana" email={mail} />,
};

test.each<[string, ReactNode, string, Typed, string, string]>([
  ['sign-in', pages.signIn, 'Sign in', { Email: 'dana', Password: 'x' }, 'Email', 'valid email'],
  ['sign-in', pages.signIn, 'Sign in', { Email: mail }, 'Password', 'Enter Your Email & Password'],
  ['forgot', pages.forgot, 'Send the link', { Email: 'dana' }, 'Email', 'valid email'],
  ['register', pages.register, 'Create account', { Email: mail, Password: long }, 'First name', 'Enter Your Name'],
  ['new password', pages.reset, 'Save password', { 'New password': 'short' }, 'New password', 'at least 15'],
  ['invitation', pages.invited, 'Save and sign in', { Password: 'short' }, 'Password', 'at least 15'],
  ['google', pages.joinGoogle, 'Link and sign in', {}, 'Password', 'Enter Your Email & Password'],
])('%s: what cannot be is refused at its field, and nothing is sent', async (_of, page, submit, typed, label, said) => {
  const { send } = await open(page);
  await send(typed, submit);
  await waitFor(() => expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(said)));
  expect(field(label)).toBeInvalid();
  for (const [name, text] of Object.entries(typed)) expect(field(name)).toHaveValue(text);
  expect(server.asks).toEqual([]);
});

const refusedAt = (field: string, key: string) => ({
  code: 'invalid',
  message: '',
  fields: { [field]: { key, values: { minutes: 5 }, message: '' } },
});

test.each<[string, ReactNode, string, string, Typed, string, string]>([
  [
    'signIn',
    pages.signIn,
    'Sign in',
    wholeForm,
    { Email: mail, Password: 'x' },
    'shell.signIn.wrong',
    'Verify Your Email & Password',
  ],
  ['forgot', pages.forgot, 'Send the link', wholeForm, { Email: mail }, 'shell.signIn.tooMany', 'Too many attempts'],
  ['google', pages.joinConfirm, 'Link and sign in', wholeForm, {}, 'shell.google.late', 'link has expired'],
  ['reset', pages.reset, 'Save password', 'token', { 'New password': long }, 'shell.reset.invalid', 'no longer valid'],
  [
    'invitation',
    pages.invited,
    'Save and sign in',
    'token',
    { Password: long },
    'shell.invitation.used',
    'already used',
  ],
])(
  '%s: what the server refuses is said, and what was typed stays',
  async (call, page, submit, at, typed, key, said) => {
    server.refuseNext(call, 422, refusedAt(at, key));
    const { send } = await open(page, '#token=t1');
    await send(typed, submit);
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    for (const [name, text] of Object.entries(typed)) expect(field(name)).toHaveValue(text);
    expect(server.asks).toHaveLength(1);
  },
);

const everything = { 'First name': 'Dana', 'Last name': 'Ray', Email: mail, Password: long };

test.each<[string, ReactNode, string, string, Typed, string, string, string]>([
  [
    'register',
    pages.register,
    'Create account',
    'email',
    everything,
    'shell.register.taken',
    'Email',
    'account with this',
  ],
  [
    'reset',
    pages.reset,
    'Save password',
    'password',
    { 'New password': long },
    'shell.password.common',
    'New password',
    'first to be guessed',
  ],
  [
    'invitation',
    pages.invited,
    'Save and sign in',
    'password',
    { Password: long },
    'shell.password.common',
    'Password',
    'first to be guessed',
  ],
  [
    'google',
    pages.joinGoogle,
    'Link and sign in',
    'password',
    { Password: long },
    'shell.password.wrong',
    'Password',
    'Wrong password',
  ],
])('%s: what the server refuses lands on its field', async (call, page, submit, at, typed, key, label, said) => {
  server.refuseNext(call, 422, refusedAt(at, key));
  const { send } = await open(page, call === 'google' ? '' : '#token=t1');
  await send(typed, submit);
  await waitFor(() => expect(field(label)).toBeInvalid());
  expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(said));
  for (const [name, text] of Object.entries(typed)) expect(field(name)).toHaveValue(text);
});

test('an address without a token is asked about like any other, so that the server says what to do', async () => {
  server.refuseNext('reset', 422, refusedAt('token', 'shell.reset.invalid'));
  const { send } = await open(pages.reset);
  await send({ 'New password': long }, 'Save password');
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer valid. Please request a new one.');
});

test.each([
  [true, 'Check your email', /on its way/],
  [false, 'Email is not set up', /ask an Admin/],
])('with a mail server %s the page says what becomes of the link', async (hasMail, title, text) => {
  boot.hasMail = hasMail;
  await server.close();
  server = await callServer([], { 'shell/forgot': () => ({}) });
  const { send } = await open(pages.forgot);
  await send({ Email: mail }, 'Send the link');
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(await screen.findByText(text)).toBeVisible();
});
