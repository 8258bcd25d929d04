import { ownDirection } from './ownDirection.ts';

test('a figure keeps its order on a page that runs from right to left, and is left alone on others', () => {
  expect(ownDirection('15 mil. $', true)).toBe('\u206615 mil. $\u2069');
  expect(ownDirection('15 mil. $', false)).toBe('15 mil. $');
});
