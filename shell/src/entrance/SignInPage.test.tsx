import { renderInShell } from '@bidwright/remote-kit/testing';
import { screen } from '@testing-library/react';
import { texts } from '../language/texts.ts';
import { SignInPage } from './SignInPage.tsx';

const open = (address: string) => {
  window.history.replaceState(null, '', address);
  return renderInShell(<SignInPage />, { messages: texts, path: address });
};

test('after a session that ended it says why one is here', async () => {
  await open('/login?next=%2Fgeneral%2Fbids&ended=1');
  expect(await screen.findByText('Your session has ended. Sign in to go on.')).toBeVisible();
});

test('whoever comes to sign in is told nothing of sessions', async () => {
  await open('/login?next=%2Fgeneral%2Fbids');
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByText('Your session has ended. Sign in to go on.')).toBeNull();
});
