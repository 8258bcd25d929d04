import { readNumber, writeNumber } from './localNumber.ts';

test.each([
  ['en', '1,234.5', 1234.5],
  ['en', '1234.5', 1234.5],
  ['en', '$4,200,000', 4_200_000],
  ['en', ' 18 ', 18],
  ['en', '-3', -3],
  ['en', '−3', -3],
  ['en', '0.', 0],
  ['fr', '1 234,5', 1234.5],
  ['fr', '1\u202f234,5', 1234.5],
  ['fr', '1\u00a0234,5', 1234.5],
  ['fr', '1234,5', 1234.5],
  ['fr', '1234.5', 1234.5],
  ['ro', '1.234,5', 1234.5],
  ['ro', '1234,5', 1234.5],
  ['ro', '4.200.000', 4_200_000],
  ['zh', '1,234.5', 1234.5],
  ['zh', '4200000', 4_200_000],
])('%s reads %j', (language, text, value) => {
  expect(readNumber(text, language)).toBe(value);
});

test.each([
  ['en', 'a few'],
  ['en', '1,23'],
  ['en', '1.2.3'],
  ['en', '12,5'],
  ['en', ''],
  ['en', '1e5'],
  ['fr', '1,234,5'],
  ['ro', '1.5'],
  ['ro', '1,234.5'],
  ['zh', '1,2'],
])('%s does not guess what %j means', (language, text) => {
  expect(readNumber(text, language)).toBeUndefined();
});

test.each([
  ['en', '1.234'],
  ['fr', '1.234'],
  ['fr', '1,234'],
  ['ro', '1,234'],
  ['zh', '1.234'],
])('%s does not take %j for an amount of one dollar', (language, text) => {
  expect(readNumber(text, language, 2)).toBeUndefined();
});

test.each(['en', 'fr', 'ro', 'zh'])('%s reads what it writes', (language) => {
  for (const value of [0, 7, 1234.5, 4_200_000, 999_999_999_999, 0.25])
    expect(readNumber(writeNumber(value, language), language)).toBe(value);
});
