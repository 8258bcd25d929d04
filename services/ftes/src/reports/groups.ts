import type { CapacityAnswer, StaffDimension } from '@bidwright/contract-ftes';
import type { Reference } from '@bidwright/contract-kit';
import { sum } from './rows.ts';

export type People = CapacityAnswer['people'];
type One = People[number];

/** People whose time is counted together; without a name those who are in no team, or have no position. */
export interface Group {
  key: string;
  name: string;
  people: People;
}

const none: Reference = { id: '', name: '' };

const placesOf = ({ person, position, teams }: One, by: StaffDimension): readonly Reference[] => {
  if (by === 'person') return [person];
  if (by === 'position') return position ? [{ id: position, name: position }] : [none];
  return teams.length > 0 ? teams : [none];
};

/** Whoever is in two teams counts in both. */
export const groupsOf = (people: People, by: StaffDimension): Group[] => {
  const groups = new Map<string, Group>();
  for (const one of people)
    for (const { id, name } of placesOf(one, by)) {
      const group = groups.get(id) ?? { key: id, name, people: [] };
      groups.set(id, group);
      group.people.push(one);
    }
  return [...groups.values()];
};

/** What some people have, or have to do, together in each month. */
export const togetherIn = (people: People, what: 'capacities' | 'committed' | 'expected', count: number): number[] =>
  Array.from({ length: count }, (_, at) => sum(people.map((one) => one[what][at] ?? 0)));
