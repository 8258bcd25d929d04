import type { CapacityAnswer, StaffDimension } from '@bidwright/contract-ftes';
import { groupsOf, type People, togetherIn } from './groups.ts';
import { byName, fourDecimals, type Row, share, sum } from './rows.ts';

const monthsOf = (people: People, count: number) => ({
  won: togetherIn(people, 'committed', count),
  expected: togetherIn(people, 'expected', count),
  capacity: togetherIn(people, 'capacities', count),
});

const figuresOf = ({ capacity, expected, won }: ReturnType<typeof monthsOf>) => {
  const months = expected.map((one, at) => share(one, capacity[at] ?? 0));
  return {
    months,
    figures: {
      wonShare: share(sum(won), sum(capacity)),
      expectedShare: share(sum(expected), sum(capacity)),
      peak: months.length > 0 ? Math.max(...months.map((one) => one ?? 0)) : null,
      fteMonths: fourDecimals(sum(won)),
      openFteMonths: fourDecimals(sum(expected) - sum(won)),
      capacityFteMonths: fourDecimals(sum(capacity)),
    },
  };
};

/** How much of people's time is taken by won work, and by open bids as their chances say. */
export const utilisationForecast = ({ people, months }: CapacityAnswer, by: StaffDimension) => {
  const all = monthsOf(people, months.length);
  return {
    rows: groupsOf(people, by)
      .map(({ key, name, people: some }): Row => ({ key, name, ...figuresOf(monthsOf(some, months.length)) }))
      .sort(byName),
    totals: figuresOf(all).figures,
    series: Object.entries(all).map(([id, sums]) => ({ id, months: sums.map(fourDecimals) })),
  };
};
