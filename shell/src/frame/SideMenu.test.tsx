import { renderInShell } from '@bidwright/remote-kit/testing';
import { screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { texts } from '../language/texts.ts';
import { registry } from '../modules/registry.ts';
import { store } from '../store.ts';
import { menuItem, moduleVersion } from '../testing/moduleVersion.ts';
import { SideMenu } from './SideMenu.tsx';

beforeAll(() => {
  const menu = [
    menuItem('lists', { type: 'collapse', url: null }),
    menuItem('teams', { parent: 'lists', url: '/lists/teams' }),
    menuItem('reports', { url: '/reports', roles: ['Admin'] }),
    menuItem('odd', { type: 'carousel' }),
  ];
  store.dispatch(registry.actions.heard([moduleVersion('lists', { menu })]));
});

const open = (path: string, more: Partial<Parameters<typeof SideMenu>[0]> = {}) =>
  renderInShell(
    <Provider store={store}>
      <SideMenu rail={false} {...more} />
    </Provider>,
    { messages: texts, path },
  );

test('the folder around the current page stands open, others are closed', async () => {
  const { user } = await open('/lists/teams/7');
  expect(screen.getByRole('link', { name: 'teams' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('button', { name: 'lists' }));
  expect(screen.getByRole('button', { name: 'lists' })).toHaveAttribute('aria-expanded', 'false');
});

test('at the start the dashboard is the current item', async () => {
  await open('/');
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('link', { name: 'teams' })).toBeNull();
});

test('an item of a type nobody knows says so, and the others are there', async () => {
  await open('/');
  expect(screen.getByText('Menu Items Error')).toBeVisible();
  expect(screen.getByRole('link', { name: 'reports' })).toBeVisible();
});

test('a followed link is told, so that a drawer over the page can close', async () => {
  const followed = jest.fn();
  const { user } = await open('/', { onFollow: followed });
  await user.click(screen.getByRole('link', { name: 'reports' }));
  expect(followed).toHaveBeenCalledTimes(1);
});

test('the rail shows icons with names, and no version', async () => {
  await open('/', { rail: true, onFold: jest.fn() });
  expect(screen.getByRole('link', { name: 'reports' })).toHaveTextContent(/^r$/);
  expect(screen.queryByText('Version 1.2.3')).toBeNull();
});

test('over a narrow page its foot has the languages and the colours, for which the bar has no room', async () => {
  const { rerender } = await open('/');
  expect(screen.getByRole('button', { name: /language/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /colors$/ })).toBeVisible();
  rerender(
    <Provider store={store}>
      <SideMenu rail={false} onFold={jest.fn()} />
    </Provider>,
  );
  expect(screen.queryByRole('button', { name: /language|colors$/ })).toBeNull();
});
