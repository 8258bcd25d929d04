import type { Person } from '@bidwright/contract-kit';
import { renderInShell } from '@bidwright/remote-kit/testing';
import { defineModule, type Search } from '@bidwright/shell-api';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { texts } from '../language/texts.ts';
import { registry } from '../modules/registry.ts';
import { store } from '../store.ts';
import { label, menuItem, moduleVersion } from '../testing/moduleVersion.ts';
import { Palette } from './Palette.tsx';
import { noteVisit } from './recent.ts';
import { searchText } from './searchText.ts';

// jsdom lays nothing out, so that nothing changes its size.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

const searches: Record<string, Search> = {};
const found =
  (name: string): Search =>
  (asked) =>
    searches[name]?.(asked) ?? Promise.resolve([]);
const finder = defineModule({
  routes: [],
  messages: () => [],
  searches: { good: async () => ({ search: found('good') }), broken: async () => ({ search: found('broken') }) },
});

/** Files whose address holds this do not arrive. */
let lost = '';

// Takes the place of the network: a script that arrived, and the container that it made.
Reflect.set(globalThis, 'finder__1_0_0', { init: () => undefined, get: async () => () => ({ default: finder }) });
new MutationObserver((changes) => {
  const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
  for (const node of added)
    if (node instanceof HTMLElement && node.matches('script[src], link[href]')) {
      const address = node.getAttribute('src') ?? node.getAttribute('href') ?? '';
      node.dispatchEvent(new Event(lost && address.includes(lost) ? 'error' : 'load'));
    }
}).observe(document, { childList: true, subtree: true });

beforeEach(() => {
  localStorage.clear();
  store.dispatch(searchText.actions.changed(''));
  const menu = [
    menuItem('lists', { type: 'collapse', url: null }),
    menuItem('Company types', { parent: 'lists', url: '/lists/company-types', icon: 'M0 0' }),
    menuItem('Reports', { url: '/reports', icon: 'M0 0' }),
  ];
  store.dispatch(registry.actions.heard([moduleVersion('lists', { menu })]));
});

const open = async (person?: Person) => {
  const closed = jest.fn();
  const stage = await renderInShell(
    <Provider store={store}>
      <Palette onClose={closed} />
    </Provider>,
    { messages: texts, path: '/dashboard', person },
  );
  return { ...stage, closed, box: await screen.findByRole('combobox') };
};

const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const chosen = () => screen.getByRole('option', { selected: true }).textContent;

test('at first it offers what was visited, the pages, and what can be done', async () => {
  noteVisit('p1', { path: '/bids/7', title: 'Harbor survey' });
  const { box } = await open();
  expect(box).toHaveFocus();
  expect(options().slice(0, 4)).toEqual(['Harbor survey', 'Dashboard', 'Company typeslists', 'Reports']);
  expect(screen.getByRole('group', { name: 'Recent' })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'Log out' })).toBeInTheDocument();
});

test('what the person can make is offered, and leads to the page for it', async () => {
  const creates = [
    { title: label('New lot'), url: '/lots/new', roles: ['Operations'] },
    { title: label('New permit'), url: '/permits/new', roles: [] },
  ];
  store.dispatch(registry.actions.heard([moduleVersion('lots', { creates })]));
  const person = { id: 'p1', name: 'Bea Tran', email: '', teams: [], permissions: ['User'] };
  const { user, box, address } = await open(person);
  await user.type(box, '>new');
  expect(screen.getByRole('group', { name: 'Create' })).toBeInTheDocument();
  expect(options()).toEqual(['New permit']);
  await user.keyboard('{Enter}');
  expect(address()).toBe('/permits/new');
});

test('parts of words in any order; arrows choose, Enter opens, and it closes', async () => {
  const { user, box, address, closed } = await open();
  await user.type(box, 'typ comp');
  expect(options()).toEqual(['Company typeslists']);
  expect(screen.getAllByText(/^(typ|Comp)$/).map(({ tagName }) => tagName)).toEqual(['MARK', 'MARK']);
  await user.clear(box);
  expect(chosen()).toBe('Dashboard');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()).toBe('Reports');
  await user.keyboard('{Enter}');
  expect(address()).toBe('/reports');
  expect(closed).toHaveBeenCalled();
});

test('Ctrl with Enter opens another tab', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user, box, address } = await open();
  await user.type(box, 'reports');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(opened).toHaveBeenCalledWith('/reports', '_blank', 'noopener');
  expect(address()).toBe('/dashboard');
  opened.mockRestore();
});

test('> leaves pages and actions alone, and what fits nothing says so', async () => {
  noteVisit('p1', { path: '/bids/7', title: 'Reports of old' });
  const { user, box } = await open();
  await user.type(box, '>report');
  expect(options()).toEqual(['Reports']);
  await user.clear(box);
  await user.type(box, 'qqq');
  expect(screen.getByText('No results. Try fewer words.')).toBeVisible();
});

describe('records of modules', () => {
  const search = jest.fn<ReturnType<Search>, Parameters<Search>>();

  beforeEach(() => {
    search.mockReset();
    const slots = ['good', 'broken'].map((name, order) => ({
      slot: 'shell/search/v1',
      name,
      order,
      columns: 12,
      roles: [],
    }));
    const finder = moduleVersion('finder', { slots });
    store.dispatch(registry.actions.heard([{ ...finder, files: { [finder.entry]: 'sha384-none' } }]));
    searches.good = search;
    searches.broken = () => Promise.reject(new Error('down'));
  });

  test('each module stands apart: one that fails says so and can be asked again', async () => {
    search.mockImplementation(async ({ text }) => [
      { id: '1', title: `Found ${text}`, path: '/bids/1', detail: 'No. 7' },
    ]);
    const { user, box, address } = await open();
    await user.type(box, '#26-R');
    const hit = await screen.findByRole('option', { name: /Found 26-R/ });
    expect(await screen.findByText('This search did not answer')).toBeVisible();
    expect(screen.getByText('1 record')).toBeVisible();
    expect(search).toHaveBeenLastCalledWith(expect.objectContaining({ text: '26-R', language: 'en', limit: 8 }));
    searches.broken = async () => [{ id: '2', title: 'There again', path: '/bids/2' }];
    await user.click(screen.getByText('This search did not answer'));
    expect(await screen.findByText('There again')).toBeVisible();
    await user.click(within(hit).getByText('No. 7'));
    expect(address()).toBe('/bids/1');
  });

  test('a search with a title stands under it, else under its module', async () => {
    search.mockImplementation(async () => [{ id: '1', title: 'Found', path: '/bids/1' }]);
    const slots = [
      { slot: 'shell/search/v1', name: 'good', order: 0, columns: 12, roles: [], title: label('Reports') },
    ];
    const titled = moduleVersion('finder', { slots });
    store.dispatch(registry.actions.heard([{ ...titled, files: { [titled.entry]: 'sha384-none' } }]));
    const { user, box } = await open();
    await user.type(box, 'found');
    const group = await screen.findByRole('group', { name: 'Reports' });
    expect(await within(group).findByRole('option', { name: 'Found' })).toBeVisible();
  });

  test('a module whose code did not come is asked for again by the next try', async () => {
    search.mockImplementation(async () => [{ id: '1', title: 'Found at last', path: '/bids/1' }]);
    lost = '/remotes/';
    const late = moduleVersion('late', {
      slots: [{ slot: 'shell/search/v1', name: 'good', order: 0, columns: 12, roles: [] }],
    });
    Reflect.set(globalThis, 'late__1_0_0', { init: () => undefined, get: async () => () => ({ default: finder }) });
    store.dispatch(registry.actions.heard([{ ...late, files: { [late.entry]: 'sha384-none' } }]));
    const { user, box } = await open();
    await user.type(box, 'found');
    const failed = await screen.findByText('This search did not answer');
    lost = '';
    await user.click(failed);
    expect(await screen.findByRole('option', { name: /Found at last/ })).toBeVisible();
  });

  test('a search that is no longer wanted is broken off, and more than was asked for is cut', async () => {
    search.mockImplementation(async ({ text }) =>
      Array.from({ length: 30 }, (_, at) => ({ id: `${at}`, title: `${text} ${at}`, path: `/bids/${at}` })),
    );
    const { user, box } = await open();
    await user.type(box, 'one');
    await waitFor(() => expect(search).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(options().filter((text) => text?.startsWith('one'))).toHaveLength(8));
    await user.type(box, ' two');
    await waitFor(() => expect(search).toHaveBeenCalledTimes(2));
    expect(search.mock.calls[0]?.[0].signal.aborted).toBe(true);
    expect(search.mock.calls[1]?.[0].signal.aborted).toBe(false);
  });
});

test('what was typed before the search stood is in its field', async () => {
  store.dispatch(searchText.actions.added('types'));
  await open();
  expect(screen.getByRole('combobox')).toHaveValue('types');
  expect(await screen.findByRole('option', { name: /Company types/ })).toBeVisible();
});

test('what is typed while its field is on the way comes into it as well', async () => {
  const { added } = searchText.actions;
  store.dispatch(added('ty'));
  const { box, user } = await open();
  act(() => void store.dispatch(added('p')));
  await user.type(box, 'e');
  expect(box).toHaveValue('type');
});
