import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen } from '@testing-library/react';
import module from '../module.tsx';
import { authAddress, authNames, variants } from './names.ts';

let server: Awaited<ReturnType<typeof callServer>>;

beforeAll(async () => {
  server = await callServer([], { 'template-demo/apiPlace': () => ({ api: 'mock' }) });
});
afterAll(() => server.close());
beforeEach(() => sessionStorage.clear());

const open = (path: string) => renderModule(module, path);

test.each(authNames)('%s leads to the first of its layouts, and to the others', async (name) => {
  const { address, user } = await open(`/pages/${name}`);
  expect(await screen.findByRole('note')).toHaveTextContent('does not sign anyone in');
  for (const variant of variants) {
    await user.click(screen.getByRole('button', { name: variant }));
    expect(address()).toBe(authAddress(name, variant));
    expect(await screen.findByRole('note')).toBeVisible();
  }
});

test.each(['error', 'coming-soon1', 'coming-soon2', 'under-construction', 'contact-us', 'faqs', 'privacy-policy'])(
  'the page %s shows itself',
  async (name) => {
    await open(`/pages/${name}`);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  },
);

test.each(['statistics', 'data', 'chart'])('the widgets of %s show themselves', async (name) => {
  await open(`/widget/${name}`);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/widgets$/);
  expect((await screen.findAllByRole('heading', { level: 2 })).length).toBeGreaterThan(4);
});

test('the sample sign-in says what the mock account says', async () => {
  const { user } = await open('/pages/login/login3');
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(await screen.findAllByText('Enter Your Email & Password')).not.toHaveLength(0);

  await user.type(screen.getByLabelText(/Email/), 'nobody@demo.example');
  await user.type(screen.getByLabelText(/^Password/), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText(/Verify Your Email & Password/)).toBeVisible();
});

test('who registers with the sample may sign in with it, by the right password', async () => {
  const { user, unmount } = await open('/pages/register/register3');
  await screen.findByRole('button', { name: 'Register' });
  for (const [label, said] of [
    [/First name/, 'Ada'],
    [/Last name/, 'Novak'],
    [/Email/, 'ada@demo.example'],
    [/^Password/, 'a long word'],
  ] as const)
    await user.type(screen.getByLabelText(label), said);
  await user.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByText(/The sample account has been created/)).toBeVisible();
  unmount();

  const { user: again } = await open('/pages/login/login3');
  await again.type(await screen.findByLabelText(/Email/), 'ada@demo.example');
  await again.type(screen.getByLabelText(/^Password/), 'another');
  await again.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText(/Invalid Password/)).toBeVisible();
  await again.clear(screen.getByLabelText(/^Password/));
  await again.type(screen.getByLabelText(/^Password/), 'a long word');
  await again.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('The sample account accepted these details.')).toBeVisible();
});

test('a new password is repeated as it is', async () => {
  const { user } = await open('/pages/reset-password/reset-password2');
  await user.type(await screen.findByLabelText(/^Password/), 'a long word');
  await user.type(screen.getByLabelText(/^Repeat/), 'a long work');
  await user.click(screen.getByRole('button', { name: 'Set the password' }));
  expect(await screen.findAllByText('The passwords do not match')).not.toHaveLength(0);
});
