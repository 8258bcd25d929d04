import { array, assert, constantFrom, integer, property, record, tuple } from 'fast-check';
import type { PlannedWork } from './capacity.ts';
import { chanceFree, type Wanted } from './free.ts';

const months = 6;

const work = record({
  bid: integer({ min: 1, max: 8 }),
  chance: constantFrom(0, 0.1, 0.25, 0.5, 0.75, 0.9, 1),
  parts: array(constantFrom(0, 0, 0.1, 0.25, 0.5, 1), { minLength: months, maxLength: months }),
});

/** Bids have one chance, whoever is planned for them. */
const works = array(work, { maxLength: 12 }).map((list): PlannedWork[] => {
  const chances = new Map<number, number>();
  return list.map(({ bid, chance, parts }) => {
    chances.set(bid, chances.get(bid) ?? chance);
    return { bid: { id: `b${bid}`, name: `Bid ${bid}` }, chance: chances.get(bid) ?? 0, parts };
  });
});

/** Some work part of the time, some are away for a while. */
const capacities = array(constantFrom(1, 0.8, 0.5, 0), { minLength: months, maxLength: months });

const wanted = tuple(
  integer({ min: 0, max: months - 1 }),
  integer({ min: 0, max: months - 1 }),
  constantFrom(0.1, 0.2, 0.5, 1),
).map(([one, other, part]): Wanted => ({ from: Math.min(one, other), to: Math.max(one, other), part }));

/** By hand: every way in which the open bids may end, one after the other. */
const bruteForce = (given: PlannedWork[], { from, to, part }: Wanted, capacities: number[]): number => {
  const bids = [...new Set(given.map(({ bid }) => bid.id))];
  let chance = 0;
  for (let way = 0; way < 2 ** bids.length; way++) {
    const isWon = (id: string) => Boolean(way & (1 << bids.indexOf(id)));
    let likely = 1;
    for (const id of bids) {
      const own = given.find(({ bid }) => bid.id === id)?.chance ?? 0;
      likely *= isWon(id) ? own : 1 - own;
    }
    const fits = Array.from({ length: to - from + 1 }, (_, at) => {
      const load = given.reduce((all, one) => all + (isWon(one.bid.id) ? (one.parts[from + at] ?? 0) : 0), 0);
      return (capacities[from + at] ?? 0) - load > (typeof part === 'number' ? part : (part[at] ?? 0)) - 0.005;
    }).every(Boolean);
    if (fits) chance += likely;
  }
  return chance;
};

test('who is free how likely is what every way in which bids may end comes to', () => {
  assert(
    property(works, wanted, capacities, (given, asked, have) => {
      expect(chanceFree(given, asked, have)).toBeCloseTo(bruteForce(given, asked, have), 9);
    }),
    { numRuns: 500 },
  );
});

const whole = [1, 1, 1];

const bid = (id: string, chance: number, part: number): PlannedWork => ({
  bid: { id, name: id },
  chance,
  parts: Array.from({ length: 3 }, () => part),
});

test('who has nothing to do is free, and who is full on won work is not', () => {
  expect(chanceFree([], { from: 0, to: 2, part: 1 }, whole)).toBe(1);
  expect(chanceFree([bid('won', 1, 1)], { from: 0, to: 2, part: 0.1 }, whole)).toBe(0);
  // Half of it is as much as is wanted.
  expect(chanceFree([bid('won', 1, 0.5)], { from: 0, to: 2, part: 0.5 }, whole)).toBe(1);
});

test('two plans for one bid come together', () => {
  const twice = [bid('one', 0.5, 0.3), bid('one', 0.5, 0.3)];
  expect(chanceFree(twice, { from: 0, to: 0, part: 0.5 }, whole)).toBe(0.5);
});

test('months of which nothing is wanted may be full', () => {
  const full: PlannedWork = { bid: { id: 'won', name: 'Won' }, chance: 1, parts: [0.2, 1, 0.6] };
  expect(chanceFree([full], { from: 0, to: 2, part: [0.8, 0, 0.4] }, whole)).toBe(1);
  expect(chanceFree([full], { from: 0, to: 2, part: [0.8, 0, 0.5] }, whole)).toBe(0);
});

test('bids that cannot be won take nothing, however many', () => {
  const hopeless = Array.from({ length: 40 }, (_, at) => bid(String(at), 0, 0.3 + at / 1000));
  expect(chanceFree(hopeless, { from: 0, to: 2, part: 0.5 }, whole)).toBe(1);
});

test('thirty open bids that all fit, or none, take no time; what cannot be said is not said', () => {
  const many = Array.from({ length: 30 }, (_, at) => bid(String(at), 0.5, 0.01));
  expect(chanceFree(many, { from: 0, to: 2, part: 0.5 }, whole)).toBe(1);
  const hard = Array.from({ length: 60 }, (_, at) => bid(String(at), 0.5, 0.02 + at / 10_000));
  expect(chanceFree(hard, { from: 0, to: 2, part: 0.5 }, whole)).toBeUndefined();
});
