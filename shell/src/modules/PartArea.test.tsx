import { renderInShell } from '@bidwright/remote-kit/testing';
import { arriving, lazy } from '@bidwright/shell-api';
import { act, screen, waitFor } from '@testing-library/react';
import { type PropsWithChildren, lazy as reactLazy, Suspense } from 'react';
import { Provider } from 'react-redux';
import { texts } from '../language/texts.ts';
import { store } from '../store.ts';
import { moduleVersion } from '../testing/moduleVersion.ts';
import { Composed } from './Composed.tsx';
import { VersionContext } from './VersionContext.ts';

/** What comes of the part's code at each try. */
const tries: (() => Promise<{ default: () => React.ReactNode }>)[] = [];
const load = async () => {
  const next = tries.shift();
  if (!next) throw new Error('Nobody asks so often');
  return next();
};
const kinds = [
  ['lazy', lazy(load)],
  ['arriving', arriving(async () => (await load()).default, '…')],
] as const;

const comes = async () => ({ default: () => <p>Here it is</p> });
const isLate = () => Promise.reject(Object.assign(new Error('Loading chunk 7 failed'), { type: 'slow' }));

const InModule = ({ name = 'bids', children }: PropsWithChildren<{ name?: string }>) => (
  <Provider store={store}>
    <Composed>
      <VersionContext value={moduleVersion(name)}>
        <input aria-label="Name" />
        <Suspense fallback="…">{children}</Suspense>
      </VersionContext>
    </Composed>
  </Provider>
);

const open = (Part: React.ComponentType<object>, name?: string) =>
  renderInShell(
    <InModule name={name}>
      <Part />
    </InModule>,
    { messages: texts },
  );

// React tells the console of each failure that a boundary caught, and the server is told too.
const told = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'));
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

test.each(kinds)(
  '%s: a part that does not come says so in its place, what is typed beside it stays, and Retry asks again',
  async (_kind, Part) => {
    tries.push(isLate, isLate, comes);
    const { user } = await open(Part);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Harbor');
    expect(await screen.findByRole('alert')).toHaveTextContent('bids did not load');
    expect(screen.getByRole('alert')).toHaveTextContent('One of its files took too long to load');
    expect(JSON.parse(String(told.mock.lastCall?.[1]?.body))).toMatchObject({ module: 'bids', kind: 'chunk' });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Here it is')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Harbor');
  },
);

test.each(kinds)('%s: a part that came is there at once the next time', async (_kind, Part) => {
  await open(Part);
  expect(screen.getByText('Here it is')).toBeVisible();
});

/** Two parts, the second of which React itself hides while it waits. */
const besides = (own: React.ReactNode, hidden: React.ReactNode) => (
  <>
    <section aria-label="own">{own}</section>
    <Suspense fallback="…">
      <section aria-label="hidden">{hidden}</section>
    </Suspense>
  </>
);

test('what arrives is drawn at once, and not after the time that React hides what waited', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: () => React.ReactNode }>();
  const Arriving = arriving(async () => (await promise).default, <p>Coming</p>);
  // React's own waits for the same code, so that the two are compared and nothing is timed.
  const Hidden = reactLazy(() => promise);
  await open(() => besides(<Arriving />, <Hidden />));
  expect(screen.getByText('Coming')).toBeVisible();
  const drawn: string[] = [];
  const observer = new MutationObserver(() => {
    for (const part of screen.queryAllByRole('region')) {
      const name = part.getAttribute('aria-label') ?? '';
      if (!drawn.includes(name) && part.textContent === 'Here it is') drawn.push(name);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  resolve({ default: () => <p>Here it is</p> });
  await waitFor(() => expect(screen.getAllByText('Here it is')).toHaveLength(2));
  observer.disconnect();
  expect(drawn).toEqual(['own', 'hidden']);
});

const never = () => new Promise<never>(() => undefined);

test.each([
  ['lazy', lazy(never)],
  ['arriving', arriving(never, '…')],
])('%s: code of a part that never comes is told of', async (kind, Part) => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    await open(Part, `waits-${kind}`);
    await act(() => jest.advanceTimersByTimeAsync(200_000));
  } finally {
    jest.useRealTimers();
  }
  const reports = told.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
  expect(reports.filter(({ module }) => module === `waits-${kind}`)).toMatchObject([{ kind: 'hang' }]);
});
