import { type Hope, loadOf } from '@bidwright/contract-ftes';
import * as fc from 'fast-check';

const hopes: Hope[] = [
  { part: 0.3, chance: 0.5 },
  { part: 0.25, chance: 0.25 },
  { part: 0.2, chance: 0.75 },
];

test('expected, possible and too much', () => {
  expect(loadOf(0.6, hopes)).toEqual({ capacity: 1, committed: 0.6, expected: 0.9625, exposure: 1.35, over: 0.5 });
});

test('given that the first is won', () => {
  expect(loadOf(0.9, hopes.slice(1))).toEqual({
    capacity: 1,
    committed: 0.9,
    expected: 1.1125,
    exposure: 1.35,
    over: 0.8125,
  });
});

test.each([
  [1, [], 1, 0],
  [1.004, [], 1, 0],
  [1.01, [], 1, 1],
  [0.6, [], 0.6, 0],
  [0.65, [], 0.6, 1],
  [0.1 + 0.2, [{ part: 0.7, chance: 1 }], 1, 0],
  [0, [{ part: 1.05, chance: 0.3 }], 1, 0.3],
])('%d planned and %j hoped for, of %d: over with %d', (committed, some, capacity, over) => {
  expect(loadOf(committed, some, capacity).over).toBe(over);
});

/** The same by trying every outcome. */
const tried = (committed: number, some: Hope[], capacity: number): number => {
  const [first, ...rest] = some;
  if (!first) return committed > capacity ? 1 : 0;
  const won = tried(committed + first.part, rest, capacity);
  return first.chance * won + (1 - first.chance) * tried(committed, rest, capacity);
};

test('as exact as trying every outcome', () => {
  const part = fc.integer({ min: 0, max: 40 }).map((steps) => steps / 20);
  const hope = fc.record({ part, chance: fc.integer({ min: 0, max: 20 }).map((n) => n / 20) });
  const property = fc.property(part, fc.array(hope, { maxLength: 9 }), (committed, some) => {
    expect(loadOf(committed, some).over).toBeCloseTo(tried(committed, some, 1.005), 3);
  });
  fc.assert(property, { numRuns: 300, seed: 1 });
});
