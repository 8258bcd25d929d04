import { plannedAfter } from './plannedAfter.ts';

const entry = (year: number, month: number, percentAllocated: number) => ({
  year,
  month,
  monthLabel: null,
  percentAllocated,
});
const ann = { fte: { id: 'ann', name: 'Ann' }, entries: [entry(2026, 12, 1), entry(2027, 1, 0.5), entry(2027, 2, 0)] };
const bo = { fte: { id: 'bo', name: 'Bo' }, entries: [entry(2026, 12, 1), entry(2027, 3, 0.1)] };
const open = { fte: null, entries: [entry(2028, 1, 1)] };

test('people who are planned after the month in which the contract ends are counted', () => {
  expect(plannedAfter([ann, bo, open], '2026-12-01')).toEqual({ people: 2, until: { year: 2027, month: 3 } });
  expect(plannedAfter([ann, open], '2027-01-31')).toBeUndefined();
});
