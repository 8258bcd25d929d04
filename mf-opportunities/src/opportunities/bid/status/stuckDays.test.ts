import { stuckDays } from './stuckDays.ts';

const now = Date.UTC(2026, 10, 22, 12);
const ago = (days: number) => now / 1000 - days * 86_400;

test.each([
  ['Open', 10, ago(11), 11],
  ['Open', 10, ago(10.9), undefined],
  ['Submitted', 0, ago(1), 1],
  ['Won', 10, ago(50), undefined],
  ['Open', null, ago(50), undefined],
  ['Open', 10, undefined, undefined],
] as const)('%s, allowed %j days, since %j: stuck for %j', (category, stuckAfterDays, since, days) => {
  expect(stuckDays({ category, stuckAfterDays }, since, now)).toBe(days);
});

test('a status that is not known allows any time', () => {
  expect(stuckDays(undefined, ago(500), now)).toBeUndefined();
});
