import { personal } from './personal.ts';

const numbers = personal('test.numbers', (kept): readonly number[] =>
  Array.isArray(kept) ? kept.filter((one) => typeof one === 'number') : [],
);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('what is kept is read again, of each person and thing apart, and dropped', () => {
  expect(numbers.keep('p1', [1, 2])).toBe(true);
  numbers.keep('p1', [3], 'other');
  expect(numbers.read('p1')).toEqual([1, 2]);
  expect(numbers.read('p1')).toBe(numbers.read('p1'));
  expect(numbers.read('p1', 'other')).toEqual([3]);
  expect(numbers.read('p2')).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(['bidwright.test.numbers.p1', 'bidwright.test.numbers.p1.other']);
  numbers.drop('p1');
  expect(numbers.read('p1')).toEqual([]);
});

test('what another tab keeps, and what no version of the app has written, is read as it can be', () => {
  numbers.keep('p1', [1]);
  localStorage.setItem('bidwright.test.numbers.p1', '[7,"eight"]');
  expect(numbers.read('p1')).toEqual([7]);
  localStorage.setItem('bidwright.test.numbers.p1', '{');
  expect(numbers.read('p1')).toEqual([]);
});

test('where the browser keeps nothing, it lasts as long as the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(numbers.keep('p1', [1])).toBe(false);
  expect(numbers.read('p1')).toEqual([1]);
});
