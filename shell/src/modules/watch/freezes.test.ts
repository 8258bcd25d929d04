import { moduleVersion } from '../../testing/moduleVersion.ts';
import { entering, pressing, tellFreezes, watchFreezes } from './freezes.ts';

const prefix = 'bidwright.entering.';
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith(prefix));

let status = 200;
const told = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}', { status }));

/** Another page has left this, which answered last so long ago. */
const leave = (name: string, silentMs: number) => {
  const marks = [{ name, version: '1.0.0', page: `/${name}` }];
  localStorage.setItem(`${prefix}${name}`, JSON.stringify({ at: Date.now() - silentMs, marks }));
};

/** Which pages live, as the browser knows by their locks. */
const livingPages = (...names: string[]) => {
  const held = names.map((name) => ({ name: `${prefix}${name}` }));
  const locks = { request: async (_key: string, live: () => void) => live(), query: async () => ({ held }) };
  Object.assign(navigator, { locks });
};

beforeEach(() => {
  localStorage.clear();
  told.mockClear();
  status = 200;
  Object.assign(navigator, { locks: undefined });
});

test('what is entered is noted before it runs, and no more once the page answers', async () => {
  watchFreezes();
  const endOne = entering(moduleVersion('bids'));
  const endOther = entering(moduleVersion('people'));
  const [key = ''] = kept();
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ marks: [{ name: 'bids' }, { name: 'people' }] });
  endOne();
  // As if nothing ran any more: the note is still there.
  expect(kept()).toEqual([key]);
  endOther();
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(kept()).toEqual([]);
  entering({ ...moduleVersion('bids'), override: { expires: 1 } });
  expect(kept()).toEqual([]);
});

test('what is pressed is noted for as long as the page does not answer', async () => {
  watchFreezes();
  pressing(moduleVersion('bids'));
  expect(kept()).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(kept()).toEqual([]);
});

test('a page that is closed in time leaves nothing behind', () => {
  watchFreezes();
  entering(moduleVersion('bids'));
  expect(kept()).toHaveLength(1);
  dispatchEvent(new Event('pagehide'));
  expect(kept()).toEqual([]);
});

test('the next start tells of what pages have left that live no more', async () => {
  livingPages('busy');
  for (const name of ['dead', 'busy']) leave(name, 6000);
  expect(await tellFreezes()).toBe(true);
  expect(told.mock.calls.map(([, init]) => JSON.parse(String(init?.body)))).toMatchObject([
    { module: 'dead', version: '1.0.0', kind: 'freeze', page: '/dead', message: expect.any(String) },
  ]);
  expect(kept()).toEqual([`${prefix}busy`]);
  told.mockClear();
  // One that is still open, and has long not answered.
  leave('busy', 61_000);
  expect(await tellFreezes()).toBe(true);
  expect(told).toHaveBeenCalledTimes(1);
  expect(kept()).toEqual([]);
  expect(await tellFreezes()).toBe(false);
});

test.each([
  ['left while it was busy', 3000],
  ['closed long ago', 61_000],
])('a page that was %s did not freeze, and leaves nothing', async (_what, silentMs) => {
  livingPages();
  leave('busy', silentMs);
  expect(await tellFreezes()).toBe(false);
  expect(told).not.toHaveBeenCalled();
  expect(kept()).toEqual([]);
});

test('a page that takes long to enter says each second that it answers', async () => {
  watchFreezes();
  entering(moduleVersion('slow'));
  const [key = ''] = kept();
  const answeredAt = (): number => JSON.parse(localStorage.getItem(key) ?? '').at;
  const began = answeredAt();
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(answeredAt()).toBeGreaterThan(began);
});

test('a page that goes leaves no note of what still runs in it', () => {
  watchFreezes();
  dispatchEvent(new Event('pagehide'));
  entering(moduleVersion('late'));
  expect(kept()).toEqual([]);
});

test('where a browser knows nothing of other pages, only time tells', async () => {
  leave('young', 500);
  leave('old', 61_000);
  await tellFreezes();
  expect(kept()).toEqual([`${prefix}young`]);
});

test('what the server did not hear is told at the start after', async () => {
  leave('unheard', 61_000);
  status = 503;
  await tellFreezes();
  expect(kept()).toHaveLength(1);
  status = 200;
  await tellFreezes();
  expect(kept()).toEqual([]);
});

test('what is no note is taken away', async () => {
  localStorage.setItem(`${prefix}x`, '{');
  await tellFreezes();
  expect(kept()).toEqual([]);
  expect(told).not.toHaveBeenCalled();
});
