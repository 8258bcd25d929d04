import { renderInShell } from '@bidwright/remote-kit/testing';
import { act } from '@testing-library/react';
import { useRef } from 'react';
import { texts } from '../../language/texts.ts';
import { moduleVersion } from '../../testing/moduleVersion.ts';
import { watchCalls, watched } from './calls.ts';
import { watchErrors } from './errors.ts';
import { Look } from './Look.tsx';
import { LostPage } from './LostPage.tsx';
import { noteShown } from './shown.ts';

/** What the server was told: kinds and messages by module. */
const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'));
const told = (name: string): string[] =>
  fetched.mock.calls
    .map(([, init]) => JSON.parse(String(init?.body)))
    .filter(({ module }) => module === name)
    .map(({ kind, message }) => `${kind} ${message}`);

/** A page asks, and is answered so. */
const request = async (path: string, status: number) => {
  const answer = await watched(async () => new Response('{}', { status }))(path);
  expect(answer.status).toBe(status);
};

test('what its own service does not know or breaks at is told of a module, and not what people are refused', async () => {
  for (const name of ['bids', 'plans']) noteShown(moduleVersion(name));
  for (const status of [200, 401, 403, 404, 409, 422, 429, 502, 503]) await request('/api/bids/update', status);
  await request('/api/weather/query', 400);
  await request('/remotes/bids/1.0.0/x.js', 500);
  expect([told('bids'), told('plans'), told('weather')]).toEqual([[], [], []]);
  await request('/api/bids/nothing?x=1', 400);
  await request('/api/plans/query', 500);
  expect([told('bids'), told('plans')]).toEqual([
    ['call 400 for /api/bids/nothing'],
    ['call 500 for /api/plans/query'],
  ]);
});

test('calls without end are told of, and no busy page', async () => {
  noteShown(moduleVersion('people'));
  noteShown(moduleVersion('storms'));
  const clock = jest.spyOn(performance, 'now');
  const askOften = async (service: string, times: number, everyMs: number, fromMs = 0) => {
    for (let at = 0; at < times; at += 1) {
      clock.mockReturnValue(fromMs + at * everyMs);
      await request(`/api/${service}/query`, 200);
    }
  };
  await askOften('people', 60, 1);
  await askOften('people', 200, 100, 6000);
  expect(told('people')).toEqual([]);
  watchCalls();
  await askOften('people', 50, 10, 30_000);
  dispatchEvent(new Event('keydown'));
  await askOften('people', 50, 10, 30_500);
  expect(told('people')).toEqual([]);
  await askOften('storms', 61, 80, 40_000);
  clock.mockRestore();
  expect(told('storms')).toEqual(['storm to /api/storms/query']);
});

/** An error that comes out of code at this address. */
const errorFrom = (address: string, error = new Error('no such field')): Error =>
  Object.assign(error, { stack: `${error}\n    at onClick (http://localhost${address}:1:29213)` });

const throwNobodyCaught = (error: unknown) => dispatchEvent(new ErrorEvent('error', { error }));

test('an error that nobody caught is told of the module whose file it came from', () => {
  watchErrors();
  throwNobodyCaught(errorFrom('/remotes/clicks/1.0.0/7.0a1b.js'));
  throwNobodyCaught(errorFrom('/assets/main.js', new Error('of the shell')));
  throwNobodyCaught('no error');
  const offline = errorFrom('/remotes/offline/1.0.0/7.js', new TypeError('Failed to fetch'));
  const late = errorFrom(
    '/remotes/late/1.0.0/7.js',
    Object.assign(new Error('Loading chunk 7 failed'), { type: 'slow' }),
  );
  for (const reason of [offline, late, errorFrom('/remotes/promises/2.0.0/7.js')]) {
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  }
  expect([told('clicks'), told('offline'), told('promises')]).toEqual([
    ['error no such field'],
    [],
    ['error no such field'],
  ]);
  // A file that did not come may be the fault of the network, and is told of as such.
  expect(told('late')).toEqual(['chunk Loading chunk 7 failed']);
});

test('an address that the module itself names is a lost page, any other is not', async () => {
  const links = { destinations: [{ name: 'Trip.show', path: '/trips/:id' }] };
  const menu = [
    {
      id: 'trips',
      title: moduleVersion('trips').file.title,
      type: 'item',
      url: '/trips?tab=mine',
      icon: null,
      parent: null,
      order: 1,
      roles: [],
    },
  ];
  const version = moduleVersion('trips', { ...links, menu });
  await renderInShell(<LostPage version={version} />, { messages: texts, path: '/trips/7/nonsense' });
  expect(told('trips')).toEqual([]);
  await renderInShell(<LostPage version={version} />, { messages: texts, path: '/trips/7' });
  expect(told('trips')).toEqual(['route There is no page at /trips/7']);
  const other = { ...version, name: 'tours' };
  await renderInShell(<LostPage version={other} />, { messages: texts, path: '/trips' });
  expect(told('tours')).toEqual(['route There is no page at /trips']);
});

const Page = ({ name, children }: React.PropsWithChildren<{ name: string }>) => {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place}>
      {children}
      <Look version={moduleVersion(name)} place={place} />
    </div>
  );
};

test('a page on which nothing is to be seen is told of, and none that is read, seen, or still loading', async () => {
  await renderInShell(
    <>
      <Page name="read">Text</Page>
      <Page name="seen">
        <svg />
      </Page>
      <Page name="loading">
        <output aria-busy />
      </Page>
      <Page name="nothing">
        <div> </div>
      </Page>
    </>,
    { messages: texts, path: '/' },
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 5200)));
  expect([told('read'), told('seen'), told('loading')]).toEqual([[], [], []]);
  expect(told('nothing')).toEqual(['blank Nothing stands at /']);
});
