import { directionOf } from './directionOf.ts';

test('lines have their own directions; a very long text has that of its first letter', () => {
  expect(directionOf('')).toBe('auto');
  expect(directionOf('a'.repeat(20_000))).toBe('auto');
  expect(directionOf(`12. (${'a'.repeat(20_000)}`)).toBe('ltr');
  expect(directionOf(`12. (${'ש'.repeat(20_000)} a`)).toBe('rtl');
  expect(directionOf('-'.repeat(20_001))).toBe('ltr');
});
