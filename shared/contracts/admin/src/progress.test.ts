import { progressOf, type StatusCategory } from './lists.ts';

const statuses = (
  [
    ['found', 'Open'],
    ['writing', 'Open'],
    ['sent', 'Submitted'],
    ['review', 'Open'],
  ] satisfies [string, StatusCategory][]
).map(([id, category]) => ({ id, category }));

test('a status stands as far along as its place among those of its category', () => {
  expect(statuses.map(({ id }) => progressOf(statuses, id))).toEqual([0.25, 0.5, 0.5, 0.75]);
});

test('one that is gone from the list has begun, so that it is no empty ring', () => {
  expect(progressOf(statuses, 'gone')).toBe(0.25);
  expect(progressOf([], 'gone')).toBeGreaterThan(0);
});
