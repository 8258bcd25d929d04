import { bandOf, freshnessOf } from './freshness.ts';
import { nextReview, reviewStateOf } from './review.ts';

const today = '2026-11-22';
const inReview = { by: { id: 'u', name: 'Ada' }, at: 1 };

test.each([
  [null, null, 'unplanned'],
  ['2026-11-21', null, 'overdue'],
  ['2026-11-22', null, 'dueSoon'],
  ['2026-12-06', null, 'dueSoon'],
  ['2026-12-07', null, 'fresh'],
  ['2026-11-21', inReview, 'inReview'],
] as const)('due %s, in review %j: %s', (reviewDue, reviewing, state) => {
  expect(reviewStateOf({ reviewDue, inReview: reviewing }, today)).toBe(state);
});

test.each([
  ['2026-11-22', 12, '2027-11-22'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-12-31', 6, '2027-06-30'],
  ['2026-01-15', null, null],
] as const)('reviewed on %s, every %s months: next on %s', (day, months, next) => {
  expect(nextReview(day, months)).toBe(next);
});

const at = (date: string) => Date.parse(date) / 1000;

test('freshness falls from 100 to 5 on the day of the review, and to nothing half a year later', () => {
  const entry = { reviewDue: '2026-01-01', lastReviewed: { at: at('2025-01-01') }, dateUpdated: 0 };
  const on = (date: string) => freshnessOf(entry, at(date));
  expect([on('2025-01-01'), on('2026-01-01'), on('2026-06-30'), on('2027-01-01')]).toEqual([100, 5, 0, 0]);
  expect([on('2025-07-02'), on('2025-07-12'), on('2025-12-22')]).toEqual([53, 50, 8]);
});

test('without a review an entry is stale two years after its last edit', () => {
  const entry = { reviewDue: null, lastReviewed: null, dateUpdated: at('2025-01-01') };
  expect(freshnessOf(entry, at('2025-01-01'))).toBe(100);
  expect(freshnessOf(entry, at('2026-01-01'))).toBe(50);
  expect(freshnessOf(entry, at('2027-01-02'))).toBe(0);
});

test.each([
  [100, 'fresh'],
  [75, 'fresh'],
  [74, 'ageing'],
  [5, 'ageing'],
  [4, 'outOfDate'],
  [1, 'outOfDate'],
  [0, 'stale'],
] as const)('a freshness of %i is %s', (freshness, band) => {
  expect(bandOf(freshness)).toBe(band);
});
