import type { PersonCapacity } from '@bidwright/contract-ftes';
import { plannedCosts, sumsOf } from './costs.ts';

const cost = (id: string, loadedMonth: number, currency = 'USD') => ({ user: { id, name: id }, loadedMonth, currency });
const capacity = (id: string, committed: number[]): PersonCapacity => ({
  person: { id, name: id },
  position: null,
  teams: [],
  capacity: 1,
  capacities: [],
  committed,
  expected: committed,
  exposure: committed,
  over: [],
});

test('planned months cost what a month costs, and sums keep to their currency', () => {
  const planned = plannedCosts(
    [cost('ann', 10_000), cost('bo', 20_000), cost('cy', 5000, 'EUR'), cost('idle', 9000)],
    [capacity('ann', [1, 0.5]), capacity('bo', [0.25]), capacity('cy', [1]), capacity('idle', [0, 0])],
  );
  expect(planned.map(({ user, months, cost: sum }) => [user.id, months, sum])).toEqual([
    ['ann', 1.5, 15_000],
    ['bo', 0.25, 5000],
    ['cy', 1, 5000],
  ]);
  expect(sumsOf(planned)).toEqual([
    ['USD', 20_000],
    ['EUR', 5000],
  ]);
});

test('without plans nothing costs anything', () => {
  expect(plannedCosts([cost('ann', 10_000)], [])).toEqual([]);
  expect(sumsOf([])).toEqual([]);
});
