import { everyWhich } from './everyWhich.ts';

const bars = (count: number, text: string) => Array.from({ length: count }, () => text);

test.each([
  [[], 1],
  [bars(10, '0.3'), 1],
  [bars(12, 'Nov'), 2],
  [bars(24, '2.1'), 3],
  [bars(3, '$313K'), 1],
  [bars(18, '$313K'), 3],
])('of %j every %dth text fits', (texts, step) => {
  expect(everyWhich(texts)).toBe(step);
});
