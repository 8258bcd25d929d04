import { chanceFree, type OpenRole, type PersonCapacity } from '@bidwright/contract-ftes';
import type { Filters } from './filters.ts';
import { folded } from './folded.ts';
import { fittersOf } from './roles/fittersOf.ts';

/** What somebody can do, as rows show it. */
type Known = NonNullable<PersonCapacity['skills']>[number];

/** A person among those that are shown. */
export interface PersonRow extends Pick<PersonCapacity, 'person' | 'position' | 'teams' | 'capacities' | 'hasLeft'> {
  /** What the person can do, of which it was asked; else all of it. */
  skills: Known[];
  /** What each month holds, as parts of a full month. */
  loads: number[];
  /** The least that is free in one of the months that were asked for; below 0 where there is too much to do. */
  free: number;
  /** How likely as much as was asked for is free in all of them; undefined where nothing was asked or it cannot be said. */
  chance: number | undefined;
}

/** Sums of parts are not exact. */
const tolerance = 0.005;

const knows = (skills: readonly Known[], filters: Filters): boolean =>
  filters.skills.every((id) => skills.some((one) => one.id === id && one.level >= Number(filters.level ?? 0)));

const matches = ({ person, position, teams, skills = [] }: PersonCapacity, filters: Filters): boolean => {
  const words = folded(filters.text).split(/\s+/).filter(Boolean);
  const isNamed = () => {
    const named = [...teams, ...skills].map(({ name }) => name);
    const said = folded([person.name, position, ...named].filter(Boolean).join(' '));
    return words.every((word) => said.includes(word));
  };
  return (
    (words.length === 0 || isNamed()) &&
    knows(skills, filters) &&
    (filters.teams.length === 0 || teams.some(({ id }) => filters.teams.includes(id))) &&
    (filters.positions.length === 0 || filters.positions.includes(position ?? ''))
  );
};

type Months = { from: number; to: number };

const leastFree = ({ capacities, ...one }: PersonCapacity, { outlook }: Filters, { from, to }: Months): number =>
  Math.min(...one[outlook].slice(from, to + 1).map((load, at) => (capacities[from + at] ?? 0) - load));

/** To work out chances takes time: it is done for those who are shown. */
const rowOf = (one: PersonCapacity, filters: Filters, months: Months): PersonRow => {
  const { person, position, teams, hasLeft, skills = [], capacities, works } = one;
  const part = Number(filters.free ?? 0) / 100;
  return {
    person,
    position,
    teams,
    hasLeft,
    skills: filters.skills.length > 0 ? skills.filter(({ id }) => filters.skills.includes(id)) : skills,
    capacities,
    loads: one[filters.outlook],
    free: leastFree(one, filters, months),
    chance: filters.free && works ? chanceFree(works, { ...months, part }, capacities) : undefined,
  };
};

/** Who fits an open role, who has most time in its months first. */
export const rowsFor = (people: readonly PersonCapacity[], filters: Filters, role: OpenRole): PersonRow[] =>
  fittersOf(
    people.filter((one) => matches(one, filters)),
    role,
    filters.outlook,
  ).map(({ one, free }) => ({
    ...rowOf(one, { ...filters, free: undefined }, { from: 0, to: 0 }),
    free,
    chance:
      one.works && chanceFree(one.works, { from: 0, to: role.parts.length - 1, part: role.parts }, one.capacities),
  }));

/** The people who are shown: those who have most time first where it was asked who is free, else by name. Who has left is not free. */
export const rowsOf = (people: readonly PersonCapacity[], filters: Filters, months: Months): PersonRow[] => {
  const found = people.filter((one) => matches(one, filters));
  if (!filters.free) return found.map((one) => rowOf(one, filters, months));
  const needed = Number(filters.free) / 100 - tolerance;
  return found
    .filter((one) => !one.hasLeft && leastFree(one, filters, months) >= needed)
    .map((one) => rowOf(one, filters, months))
    .toSorted((a, b) => b.free - a.free);
};
