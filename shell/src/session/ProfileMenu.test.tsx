import { renderInShell } from '@bidwright/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { texts } from '../language/texts.ts';
import { store } from '../store.ts';
import { ProfileMenu } from './ProfileMenu.tsx';

test('it welcomes the person and joins the permissions by commas', async () => {
  const { user } = await renderInShell(
    <Provider store={store}>
      <ProfileMenu compact={false} />
    </Provider>,
    {
      messages: texts,
      person: { id: 'p1', name: 'Dana Whitfield', email: '', teams: [], permissions: ['User', 'Admin'] },
    },
  );
  await user.click(screen.getByRole('button', { name: /Dana Whitfield/ }));
  const menu = screen.getByRole('dialog', { name: 'Dana Whitfield' });
  expect(menu).toHaveTextContent('Welcome, DanaUser, Admin');
  expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
});

test('following a link of the menu closes it, and it opens again', async () => {
  const { user, address } = await renderInShell(
    <Provider store={store}>
      <ProfileMenu compact={false} />
    </Provider>,
    { messages: texts, path: '/dashboard' },
  );
  const menu = screen.getByRole('button', { name: /Dana Whitfield/ });
  await user.click(menu);
  await user.click(screen.getByRole('link', { name: 'Account Settings' }));
  expect(address()).toBe('/user/account-profile/profile1');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(menu);
  expect(screen.getByRole('dialog', { name: 'Dana Whitfield' })).toBeVisible();
});
