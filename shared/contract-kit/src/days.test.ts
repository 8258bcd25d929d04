import { addMonths, isDay, monthAfter } from './days.ts';

test.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-2-1', false],
  ['2026-11-23T00:00:00Z', false],
  ['', false],
])('whether %s is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});

test.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
])('from %s it is %s months to %s', (month, months, after) => {
  expect(monthAfter(month, months)).toBe(after);
});

test.each([
  ['2026-08-15', 6, '2027-02-15'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-11-30', -9, '2026-02-28'],
  ['2026-08-31', 1, '2026-09-30'],
])('%s, and %s months later %s: a month without the day ends', (day, months, then) => {
  expect(addMonths(day, months)).toBe(then);
});
