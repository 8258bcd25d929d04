import { readdirSync } from 'node:fs';

/** The migrations of a folder, in the order in which they run. */
export const migrationsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -3))
    .toSorted();

const twice = (texts: string[]) => texts.filter((text, place) => texts.indexOf(text) !== place);

/**
 * What is wrong with the names of migrations, a line each. One is `0012-its-subject`: a number that is free, so that it sorts
 * behind all that have run anywhere, and a subject of its own, by which ledgers from when there were days for numbers are moved.
 */
export const misnamed = (names: string[]): string[] => {
  const split = names.map((name) => /^(\d{4})-(?!\d)([a-zA-Z][\w-]*)$/.exec(name));
  return [
    ...names.filter((_name, place) => !split[place]).map((name) => `${name} is not named like 0001-subject`),
    ...twice(split.map((parts) => parts?.[1] ?? '')).map((number) => `${number} numbers two`),
    ...twice(split.map((parts) => parts?.[2] ?? '')).map((subject) => `${subject} names two`),
  ];
};
