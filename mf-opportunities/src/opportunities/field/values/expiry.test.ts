import { expiryOf } from './expiry.ts';

const today = '2026-11-22';

test.each([
  [null, '2026-12-24', undefined],
  ['2026-11-21', null, 'ended'],
  ['2026-11-21', '2026-11-01', 'ended'],
  [today, null, undefined],
  ['2026-12-23', '2026-12-24', 'endsBefore'],
  ['2026-12-24', '2026-12-24', undefined],
])('an agreement until %s, of a bid due on %s: %s', (endDate, dueDate, wanted) => {
  expect(expiryOf(endDate, dueDate, today)).toBe(wanted);
});
