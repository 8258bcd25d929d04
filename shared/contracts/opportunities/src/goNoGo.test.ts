import { adviceOf, scoreOf } from './goNoGo.ts';

test.each([
  [[], null],
  [[{ weight: 0, points: 10 }], null],
  [[{ weight: 5, points: 10 }], 100],
  [
    [
      { weight: 30, points: 10 },
      { weight: 10, points: 0 },
    ],
    75,
  ],
  [
    [
      { weight: 15, points: 5 },
      { weight: 15, points: 6 },
      { weight: 10, points: 0 },
    ],
    41,
  ],
])('%j score %s of 100', (factors, score) => {
  expect(scoreOf(factors)).toBe(score);
});

test.each([
  [60, [], 'Go'],
  [59, [], 'No-go'],
  [null, [], 'No-go'],
  [100, [{ holds: false }], 'Go'],
  [100, [{ holds: false }, { holds: true }], 'No-go'],
] as const)('a score of %s with the stops %j speaks for %s', (score, stops, advice) => {
  expect(adviceOf(score, 60, stops)).toBe(advice);
});
