import { sampleEntry } from '../sample.ts';
import { keyNumber, keysBefore, sortKeysOf } from './sortKeys.ts';

const keyOf = (reviewDue: string) => sortKeysOf(sampleEntry({ reviewDue })).due ?? '';
const day = (number: number) => new Date(Date.UTC(2026, 10, 23) + number * 86_400_000).toISOString().slice(0, 10);

const days = ['1900-01-01', '1900-01-02', ...Array.from({ length: 300 }, (_, n) => day(n * 7 - 1000)), '2999-12-31'];

test('keys of days stand in the order of days, as texts and as numbers', () => {
  const keys = days.map(keyOf);
  expect(keys).toEqual(keys.toSorted());
  expect(new Set(keys.map(({ length }) => length)).size).toBe(1);
  const numbers = keys.map((key) => keyNumber('due', key) ?? 0);
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
});

test('the beginnings that come before a day are those of the days before it alone', () => {
  for (const before of days) {
    const beginnings = keysBefore(before);
    const found = days.filter((one) => beginnings.some((beginning) => keyOf(one).startsWith(beginning)));
    expect(found).toEqual(days.filter((one) => one < before));
  }
});
