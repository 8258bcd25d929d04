import { renderInShell } from '@bidwright/remote-kit/testing';
import type { PageHead } from '@bidwright/shell-api';
import { screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { texts } from '../language/texts.ts';
import { registry } from '../modules/registry.ts';
import { store } from '../store.ts';
import { label, menuItem, moduleVersion } from '../testing/moduleVersion.ts';
import { PageCrumbs } from './PageCrumbs.tsx';
import { PageHeadContext } from './PageHeadContext.ts';
import { PhoneTitle } from './PhoneTitle.tsx';

beforeAll(() => {
  const breadcrumbs = [
    { title: label('General'), url: null },
    { title: label('Bids'), url: '/bids' },
  ];
  const routes = ['/bids', '/poster'].map((path) => ({ path, roles: [], breadcrumbs }));
  const bids = moduleVersion('bids', { routes, menu: [menuItem('bids'), menuItem('poster', { breadcrumbs: false })] });
  store.dispatch(registry.actions.heard([bids]));
});

const open = (path: string, head: PageHead | null = null, shown = <PageCrumbs />) =>
  renderInShell(
    <Provider store={store}>
      <PageHeadContext value={head}>{shown}</PageHeadContext>
    </Provider>,
    { messages: texts, path },
  );

const steps = async (path: string, head: PageHead | null) => {
  await open(path, head);
  return within(screen.getByRole('navigation', { name: 'Breadcrumbs' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
};

test('they begin at the dashboard and follow what the module states', async () => {
  expect(await steps('/bids', null)).toEqual(['Dashboard', 'General', 'Bids']);
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/');
});

test('a page below the stated path is one step further, by its own title', async () => {
  expect(await steps('/bids/7', { title: 'Harbor survey' })).toEqual(['Dashboard', 'General', 'Bids', 'Harbor survey']);
  expect(screen.getByRole('link', { name: 'Bids' })).toHaveAttribute('href', '/bids');
  expect(screen.getByText('Harbor survey')).toBeVisible();
});

test('a page may state all its steps', async () => {
  const head = { title: 'Amounts', parents: [{ title: 'Harbor survey', url: '/bids/7' }] };
  expect(await steps('/bids/7/amounts', head)).toEqual(['Dashboard', 'Harbor survey', 'Amounts']);
});

test('at most eight are shown at once', async () => {
  const parents = Array.from({ length: 12 }, (_, at) => ({ title: `Step ${at}` }));
  expect((await steps('/bids/7', { title: 'Deep', parents })).length).toBeLessThanOrEqual(8);
  expect(screen.getByRole('button', { name: 'Show all steps' })).toBeVisible();
});

test.each(['/dashboard', '/poster/7'])(
  'the dashboard has none, nor a page whose menu item wants none: %s',
  async (path) => {
    await open(path);
    expect(screen.queryByRole('navigation')).toBeNull();
  },
);

test('on phones the bar says the title, which the page reads out itself', async () => {
  await open('/bids', { title: 'All bids' }, <PhoneTitle />);
  expect(screen.getByText('All bids')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryByRole('link')).toBeNull();
});

test('on phones the bar leads from a page to the one above it', async () => {
  const parents = [{ title: 'Bids', url: '/bids' }, { title: 'Results' }];
  await open('/bids/7', { title: 'Harbor survey', parents }, <PhoneTitle />);
  expect(screen.getByRole('link', { name: 'Bids' })).toHaveAttribute('href', '/bids');
  expect(screen.queryByText('Harbor survey')).toBeNull();
});
