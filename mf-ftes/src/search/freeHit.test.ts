import type { Language } from '@bidwright/shell-api';
import { freeHit } from './freeHit.ts';

beforeAll(() => jest.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z'), doNotFake: ['setImmediate', 'nextTick'] }));
afterAll(() => jest.useRealTimers());

const list = ['Python', 'GIS', 'Data visualisation', 'Évaluation', '数据分析'].map((name, n) => ({
  id: `s${n}`,
  name,
}));
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
/** As the server finds names: whatever their case and accents. */
const skillsNamed = async (names: string[]) => list.filter(({ name }) => names.includes(plain(name)));

const asked = async (text: string, language: Language) => {
  const hit = await freeHit(text, language, skillsNamed);
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
  expect(await asked('free in march 2026', 'en')).toBeUndefined();
  expect(await asked('free in march 2030', 'en')).toBeUndefined();
});

test('without a month it is about all that are shown; other words ask nothing of it', async () => {
  expect(await asked('free engineers', 'en')).toMatchObject({
    title: 'Free',
    path: { free: '20', search: 'engineers' },
  });
  expect(await asked('freedom of march', 'en')).toBeUndefined();
  expect(await asked('march', 'en')).toBeUndefined();
});

test.each([
  ['free in march data scientist python', 'en', { search: 'data scientist', skill: 's0' }, 'data scientist · Python'],
  ['advanced gis free march', 'en', { skill: 's1', level: '3' }, 'GIS · Advanced'],
  [
    'free data visualisation expert python analyst',
    'en',
    { search: 'analyst', skill: 's2\ns0', level: '4' },
    'analyst · Data visualisation · Python · Expert',
  ],
  ['libre en mars évaluation avancé', 'fr', { skill: 's3', level: '3' }, 'Évaluation · Avancé'],
  ['liber în martie gis noțiuni', 'ro', { skill: 's1', level: '1' }, 'GIS · Noțiuni'],
  ['3月谁空闲数据分析专家', 'zh', { skill: 's4', level: '4' }, '数据分析 · 专家'],
  // Without a skill it is a word as any other.
  ['free advanced practitioner', 'en', { search: 'advanced practitioner' }, 'advanced practitioner'],
] as const)('skills and levels are understood: %s', async (text, language, path, detail) => {
  const hit = await asked(text, language);
  const { search, skill, level } = hit?.path ?? {};
  expect({ search, skill, level }).toEqual({ search: undefined, skill: undefined, level: undefined, ...path });
  expect(hit?.detail).toBe(detail);
});
