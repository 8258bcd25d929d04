import { daysOf } from './parameters.ts';

test.each([
  ['last12', '2026-11-23', '2025-12-01', '2026-11-23'],
  ['last12', '2026-12-31', '2026-01-01', '2026-12-31'],
  ['last12', '2028-02-29', '2027-03-01', '2028-02-29'],
  ['last12', '2026-03-31', '2025-04-01', '2026-03-31'],
  ['thisYear', '2026-11-23', '2026-01-01', '2026-12-31'],
  ['lastYear', '2026-01-01', '2025-01-01', '2025-12-31'],
] as const)('%s as of %s is from %s to %s', (period, now, from, to) => {
  expect(daysOf(period, now)).toEqual({ from, to });
});
