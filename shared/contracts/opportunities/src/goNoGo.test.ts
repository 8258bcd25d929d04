import { adviceOf, isGoing, scoreOf } from './goNoGo.ts';

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

const decided = (id: string, kind: string, decidedOn: string, supersedes: string | null = null, dateCreated = 0) => ({
  id,
  kind,
  decidedOn,
  dateCreated,
  supersedes,
});

test.each([
  ['nothing was decided', [], false],
  ['a Go', [decided('a', 'Go', '2026-11-01')], true],
  ['a Go, and then a No-go', [decided('a', 'Go', '2026-11-01'), decided('b', 'No-go', '2026-11-02')], false],
  ['noted first, but decided later', [decided('a', 'Go', '2026-11-02'), decided('b', 'No-go', '2026-11-01')], true],
  [
    'on one day, noted later',
    [decided('b', 'Go', '2026-11-01', null, 2), decided('a', 'No-go', '2026-11-01', null, 1)],
    true,
  ],
  ['in one second', [decided('b', 'No-go', '2026-11-01'), decided('a', 'Go', '2026-11-01')], false],
  ['a Go, and what is neither', [decided('a', 'Go', '2026-11-01'), decided('b', 'Other', '2026-11-02')], true],
  ['a Go that was replaced', [decided('a', 'Go', '2026-11-02'), decided('b', 'No-go', '2026-11-01', 'a')], false],
  [
    'a No-go that was taken back',
    [decided('a', 'No-go', '2026-11-02'), decided('b', 'Other', '2026-11-03', 'a')],
    false,
  ],
])('%s: %j, so the firm goes for it: %s', (_when, decisions, going) => {
  expect(isGoing(decisions)).toBe(going);
});
