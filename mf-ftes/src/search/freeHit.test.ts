import { freeHit } from './freeHit.ts';

beforeAll(() => jest.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z'), doNotFake: ['setImmediate', 'nextTick'] }));
afterAll(() => jest.useRealTimers());

const asked = async (...given: Parameters<typeof freeHit>) => {
  const hit = await freeHit(...given);
  return hit && { ...hit, path: Object.fromEntries(new URL(hit.path, 'http://localhost').searchParams) };
};

test.each([
  ['free in March data scientist', 'en', 'Free · Mar 2027', '2027-03', '2027-03', 'data scientist'],
  ['who is available from jan to mar 2028', 'en', 'Free · Jan 2028 – Mar 2028', '2028-01', '2028-03', undefined],
  ['free in november', 'en', 'Free · Nov 2026', '2026-11', '2026-11', undefined],
  ['ingénieur libre en février', 'fr', 'Libre · févr. 2027', '2027-02', '2027-02', 'ingenieur'],
  ['liber în martie analist', 'ro', 'Liber · mar. 2027', '2027-03', '2027-03', 'analist'],
  ['3月谁空闲数据', 'zh', '空闲 · 2027年3月', '2027-03', '2027-03', '数据'],
] as const)('%s', async (text, language, title, from, to, search) => {
  expect(await asked(text, language)).toEqual({
    id: 'free',
    title,
    ...(search && { detail: search }),
    path: { ...(search && { search }), ...(from > '2027-10' && { months: '24' }), free: '20', from, to },
  });
});

test('a year alone is its months to come; what is over, or further ahead than the page shows, leads nowhere', async () => {
  expect(await asked('free 2027', 'en')).toMatchObject({ path: { months: '24', from: '2027-01', to: '2027-12' } });
  expect(await asked('free 2026', 'en')).toMatchObject({ path: { from: '2026-11', to: '2026-12' } });
  expect(await freeHit('free in march 2026', 'en')).toBeUndefined();
  expect(await freeHit('free in march 2030', 'en')).toBeUndefined();
});

test('without a month it is about all that are shown; other words ask nothing of it', async () => {
  expect(await asked('free engineers', 'en')).toMatchObject({
    title: 'Free',
    path: { free: '20', search: 'engineers' },
  });
  expect(await freeHit('freedom of march', 'en')).toBeUndefined();
  expect(await freeHit('march', 'en')).toBeUndefined();
});
