import { type CapacityAnswer, excessOf, type StaffDimension } from '@bidwright/contract-ftes';
import { groupsOf, type People, togetherIn } from './groups.ts';
import { byName, fourDecimals, type Row, share, sum } from './rows.ts';

const figuresOf = (people: People, count: number) => {
  const capacities = togetherIn(people, 'capacities', count);
  const committed = togetherIn(people, 'committed', count);
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
