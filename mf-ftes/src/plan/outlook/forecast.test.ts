import type { PlannedWork } from '@bidwright/contract-ftes';
import { othersIn } from '../load/others.ts';
import { outlookOf, prospectOf, type Scenario } from './forecast.ts';
import { makingUp } from './makingUp.ts';

const work = (id: string, chance: number, parts: number[]): PlannedWork => ({ bid: { id, name: id }, chance, parts });

/** Sixty percent of won work and two open bids; this bid asks for thirty percent of the first two months. */
const others = [work('won', 1, [0.6, 0.6, 1.2]), work('dam', 0.25, [0.25, 0, 0]), work('rail', 0.75, [0.2, 0, 0])];
const parts = [0.3, 0.3, 0];

const staffed = (capacity = 1) => {
  const capacities = parts.map(() => capacity);
  return [{ key: 'ann', name: 'Ann Lee', parts, ...prospectOf({ capacities, parts, others }, 0.5) }];
};

const said = (scenario: Scenario, capacity?: number) => {
  const { people, overloads, worst, total } = outlookOf(staffed(capacity), scenario);
  return { people, months: overloads.map(({ at }) => at), worst: worst?.sum, total: Number(total.toFixed(4)) };
};

test('tells how likely a month is too full before and after the bid is won', () => {
  expect(outlookOf(staffed(), 'expected').worst).toEqual({
    key: 'ann',
    name: 'Ann Lee',
    at: 0,
    sum: 1.1125,
    excess: 0.1125,
    before: 0.5,
    after: 0.8125,
  });
});

test('counts other open bids as none won, by their chance, or all won', () => {
  expect(said('best')).toEqual({ people: 0, months: [], worst: undefined, total: 0 });
  expect(said('expected')).toEqual({ people: 1, months: [0], worst: 1.1125, total: 0.1125 });
  expect(said('worst')).toEqual({ people: 1, months: [0], worst: 1.35, total: 0.35 });
});

test('a month is too full beyond what the person works; months without a part in the bid are none of its doing', () => {
  expect(said('best', 0.6)).toEqual({ people: 1, months: [0, 1], worst: 0.9, total: 0.6 });
});

test('a bid that will never come does not count before', () => {
  expect(
    prospectOf({ capacities: [1], parts: [0.5], others: [work('won', 1, [0.6])] }, undefined).before[0]?.over,
  ).toBe(0);
});

const counted = (scenario: Scenario) => makingUp(0.3, others, 0, scenario).map((piece) => [piece.id, piece.counted]);

test('a sum is told apart: this bid, won work, other bids as far as they count', () => {
  expect(counted('expected')).toEqual([
    ['', 0.3],
    ['won', 0.6],
    ['rail', expect.closeTo(0.15)],
    ['dam', 0.0625],
  ]);
  expect(counted('best').slice(2)).toEqual([
    ['rail', 0],
    ['dam', 0],
  ]);
  expect(counted('worst').slice(2)).toEqual([
    ['rail', 0.2],
    ['dam', 0.25],
  ]);
});

test('other work stands in the months of the plan, whatever months the answers are about', () => {
  const figures = { committed: [], expected: [], exposure: [], over: [], teams: [], position: null };
  const answer = (year: number, month: number, works: PlannedWork[], capacities: number[]) => ({
    months: [{ year, month }],
    people: [{ ...figures, person: { id: 'ann', name: 'Ann Lee' }, capacity: 0.8, capacities, works }],
  });
  const span = { first: 2027 * 12, count: 4, assumed: false };
  const answers = [
    answer(2027, 2, [work('dam', 1, [0.1, 0.2]), work('this', 1, [0.9])], [0.8, 0.4]),
    answer(2027, 4, [work('dam', 1, [0.3])], [0.7]),
  ];
  expect(othersIn(answers, span, 'this').get('ann')).toEqual({
    // January is in no answer.
    capacities: [0.8, 0.8, 0.4, 0.7],
    works: [work('dam', 1, [0, 0.1, 0.2, 0]), work('dam', 1, [0, 0, 0, 0.3])],
  });
});

test('a month with leave is too full sooner, and no other', () => {
  const capacities = [0.4, 1, 1];
  const staff = [
    {
      key: 'ann',
      name: 'Ann',
      parts: [0.3, 0.3, 0],
      ...prospectOf({ capacities, parts: [0.3, 0.3, 0], others: [work('won', 1, [0.2, 0.2, 0])] }, 0.5),
    },
  ];
  expect(outlookOf(staff, 'best')).toMatchObject({ overloads: [{ at: 0, excess: 0.1 }] });
});
