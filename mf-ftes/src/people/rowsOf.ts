import { chanceFree, type PersonCapacity } from '@bidwright/contract-ftes';
import type { Filters } from './filters.ts';

/** A person among those that are shown. */
export interface PersonRow extends Pick<PersonCapacity, 'person' | 'position' | 'teams' | 'capacity'> {
  /** What each month holds, as parts of a full month. */
  loads: number[];
  /** The least that is free in one of the months that were asked for; below 0 where there is too much to do. */
  free: number;
  /** How likely as much as was asked for is free in all of them; undefined where nothing was asked or it cannot be said. */
  chance: number | undefined;
}

/** Sums of parts are not exact. */
const tolerance = 0.005;

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('en');

const matches = ({ person, position, teams }: PersonCapacity, filters: Filters): boolean => {
  const words = folded(filters.text).split(/\s+/).filter(Boolean);
  const said = folded([person.name, position, ...teams.map(({ name }) => name)].filter(Boolean).join(' '));
  return (
    words.every((word) => said.includes(word)) &&
    (filters.teams.length === 0 || teams.some(({ id }) => filters.teams.includes(id))) &&
    (filters.positions.length === 0 || filters.positions.includes(position ?? ''))
  );
};

type Months = { from: number; to: number };

const leastFree = ({ capacity, ...one }: PersonCapacity, { outlook }: Filters, { from, to }: Months): number =>
  capacity - Math.max(...one[outlook].slice(from, to + 1));

/** To work out chances takes time: it is done for those who are shown. */
const rowOf = (one: PersonCapacity, filters: Filters, months: Months): PersonRow => {
  const { person, position, teams, capacity, works } = one;
  const part = Number(filters.free ?? 0) / 100;
  return {
    person,
    position,
    teams,
    capacity,
    loads: one[filters.outlook],
    free: leastFree(one, filters, months),
    chance: filters.free && works ? chanceFree(works, { ...months, part }, capacity) : undefined,
  };
};

/** The people who are shown: those who have most time first where it was asked who is free, else by name. */
export const rowsOf = (people: readonly PersonCapacity[], filters: Filters, months: Months): PersonRow[] => {
  const found = people.filter((one) => matches(one, filters));
  if (!filters.free) return found.map((one) => rowOf(one, filters, months));
  const needed = Number(filters.free) / 100 - tolerance;
  return found
    .filter((one) => leastFree(one, filters, months) >= needed)
    .map((one) => rowOf(one, filters, months))
    .toSorted((a, b) => b.free - a.free);
};
