import { dayByKey, weeksOf } from './weeks.ts';

test.each([
  ['2026-11-01', 6, '2026-10-26', '2026-12-06'],
  ['2027-02-01', 4, '2027-02-01', '2027-02-28'],
  ['2026-02-01', 5, '2026-01-26', '2026-03-01'],
])('%s takes %i weeks, from %s to %s', (month, count, first, last) => {
  const weeks = weeksOf(month);
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([count, first, last]);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
});

test.each([
  ['ArrowRight', false, '2026-12-01'],
  ['ArrowRight', true, '2026-11-29'],
  ['ArrowLeft', true, '2026-12-01'],
  ['ArrowDown', true, '2026-12-07'],
  ['ArrowUp', false, '2026-11-23'],
  ['Home', false, '2026-11-30'],
  ['End', false, '2026-12-06'],
  ['a', false, undefined],
])('%s from a Monday, right to left %s, leads to %s', (key, rightToLeft, to) => {
  expect(dayByKey(key, '2026-11-30', rightToLeft)).toBe(to);
});
