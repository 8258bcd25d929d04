import { type CapacityAnswer, excessOf, type StaffDimension } from '@bidwright/contract-ftes';
import { byName, fourDecimals, type Row, share, sum } from './rows.ts';

type People = CapacityAnswer['people'];

/** People whose time is counted together. */
interface Group {
  key: string;
  name: string;
  people: People;
}

const groupsOf = (people: People, by: StaffDimension): Group[] => {
  if (by === 'person') return people.map((one) => ({ key: one.person.id, name: one.person.name, people: [one] }));
  const groups = new Map<string, Group>();
  for (const one of people)
    for (const { id, name } of one.teams) {
      const group = groups.get(id) ?? { key: id, name, people: [] };
      groups.set(id, { ...group, people: [...group.people, one] });
    }
  return [...groups.values()];
};

const figuresOf = (people: People, count: number) => {
  const capacities = Array.from({ length: count }, (_, at) => sum(people.map((one) => one.capacities[at] ?? 0)));
  const committed = Array.from({ length: count }, (_, at) => sum(people.map((one) => one.committed[at] ?? 0)));
  const months = committed.map((one, at) => share(one, capacities[at] ?? 0) ?? 0);
  return {
    months,
    figures: {
      average: share(sum(committed), sum(capacities)),
      peak: months.length > 0 ? Math.max(...months) : null,
      monthsOver: sum(
        people.map((one) => one.committed.filter((part, at) => excessOf(part, one.capacities[at]) > 0).length),
      ),
      fteMonths: fourDecimals(sum(committed)),
      capacityFteMonths: fourDecimals(sum(capacities)),
    },
  };
};

/** How much of people's time won work takes. */
export const utilisation = ({ people, months }: CapacityAnswer, by: StaffDimension) => ({
  rows: groupsOf(people, by)
    .map(({ key, name, people: some }): Row => ({ key, name, ...figuresOf(some, months.length) }))
    .sort(byName),
  totals: figuresOf(people, months.length).figures,
});
