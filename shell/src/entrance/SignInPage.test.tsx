import { renderInShell } from '@bidwright/remote-kit/testing';
import { screen } from '@testing-library/react';
import { boot } from '../boot.ts';
import { texts } from '../language/texts.ts';
import { SignInPage } from './SignInPage.tsx';

const open = (address: string) => {
  window.history.replaceState(null, '', address);
  return renderInShell(<SignInPage />, { messages: texts, path: address });
};

test('after a session that ended it says why one is here', async () => {
  await open('/login?next=%2Fgeneral%2Fbids&ended=1');
  expect(await screen.findByText('Your session has ended. Sign in to continue.')).toBeVisible();
});

test('whoever comes to sign in is told nothing of sessions', async () => {
  await open('/login?next=%2Fgeneral%2Fbids');
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByText('Your session has ended. Sign in to continue.')).toBeNull();
});

test('where the firm has a directory, it is offered above the password and leads back to the page that was wanted', async () => {
  boot.oidc = 'Firm ID';
  await open('/login?next=%2Fgeneral%2Fbids');
  const link = screen.getByRole('link', { name: 'Sign in with Firm ID' });
  expect(link).toHaveAttribute('href', '/auth/oidc?next=%2Fgeneral%2Fbids');
  const order = link.compareDocumentPosition(screen.getByLabelText(/^Password/, { selector: 'input' }));
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test.each([
  ['/login?oidc=noRole', 'None of your groups at Firm ID has a role in this app. Please ask an Admin of your firm.'],
  ['/login?google=cancelled', 'Google sign-in was cancelled'],
])('%s says why', async (address, text) => {
  boot.oidc = 'Firm ID';
  await open(address);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});

test('an address that names no problem says nothing', async () => {
  boot.oidc = 'Firm ID';
  await open('/login?oidc=<b>&google=toString');
  expect(screen.queryByRole('alert')).toBeNull();
});
