import type { DemoContext } from '../route.ts';

/** People that nobody is; their addresses lie on a domain that is reserved for examples. */
export const names = [
  'Amara Okafor',
  'Benoît Lacroix',
  'Chen Wei',
  'Dana Ionescu',
  'Elif Demir',
  'Farid Rahimi',
  'Grace Holloway',
  'Hugo Lindqvist',
  'Ines Duarte',
  'Jonah Whitfield',
  'Keiko Tanabe',
  'Liam Byrne',
] as const;

export const roles = ['Analyst', 'Designer', 'Developer', 'Editor', 'Planner', 'Writer'] as const;
export const places = ['Brașov', 'Chengdu', 'Dublin', 'Lyon', 'Malmö', 'Porto'] as const;
export const companies = ['Alder & Co', 'Birchwood', 'Cedar Works', 'Elm Street'] as const;

/** The entry of a list at any whole number: after the last comes the first. */
export const nth = <T>(list: readonly T[], index: number): T => {
  const found = list[((index % list.length) + list.length) % list.length];
  if (found === undefined) throw new Error('A list of the demo is empty');
  return found;
};

export const emailOf = (name: string): string =>
  `${name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '.')}@demo.example`;

/** As many entries as asked for, made from their number. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

export const hueOf = (index: number): number => (index * 47 + 200) % 360;

const hourMs = 3_600_000;

/** A time so many hours before now. */
export const hoursAgo = (context: DemoContext, hours: number): number => context.now() - hours * hourMs;

export const personAt = (index: number) => {
  const name = nth(names, index);
  return { id: `person-${index % names.length}`, name };
};
