import { daysOf, type Period } from './periods.ts';

test.each<[Period, string, string, string]>([
  ['thisMonth', '2026-11-23', '2026-11-01', '2026-11-30'],
  ['thisQuarter', '2026-11-23', '2026-10-01', '2026-12-31'],
  ['thisFiscalYear', '2026-09-30', '2025-10-01', '2026-09-30'],
  ['thisFiscalYear', '2026-10-01', '2026-10-01', '2027-09-30'],
  ['yearToDate', '2026-11-23', '2026-01-01', '2026-11-23'],
  ['lastQuarter', '2026-01-01', '2025-10-01', '2025-12-31'],
  ['lastYear', '2026-11-23', '2025-01-01', '2025-12-31'],
  ['last12', '2026-11-23', '2025-12-01', '2026-11-23'],
  ['last12', '2026-03-31', '2025-04-01', '2026-03-31'],
  ['next12', '2026-11-23', '2026-11-01', '2027-10-31'],
  ['next12', '2026-03-31', '2026-03-01', '2027-02-28'],
])('%s, as of %s, begins on %s and ends on %s', (period, today, from, to) => {
  expect(daysOf(period, today)).toEqual({ from, to });
});
