import type { BoardColumn } from '@bidwright/contract-opportunities';
import { bid } from '../../../testing/samples.ts';
import type { BidRow } from '../../OpportunityRecord.ts';
import { dayIn, monthLanesOf } from './months.ts';

const column = (id: string, ...bids: BidRow[]) =>
  ({
    group: { id, name: id },
    count: bids.length,
    amount: 100,
    weighted: 50,
    bids,
    since: {},
  }) as unknown as BoardColumn;
const worth = () => 50;
const december = bid('a', { expectedAwardDate: '2026-12-15', estimatedBudgetAmount: 100 });
const columns = [
  column('none', bid('b')),
  column('2026-12', december),
  column('2025-03', bid('c', { expectedAwardDate: '2025-03-03' })),
];
const called = (month: string) => `in ${month}`;

test('months stand one after the other, the next six at least, and last what has none', () => {
  const lanes = monthLanesOf(columns, '2026-11-23', called, { shown: (one) => one, worth });
  expect(lanes.map(({ place, count }) => [place.name, count])).toEqual([
    ['in 2025-03', 1],
    ['in 2026-11', 0],
    ['in 2026-12', 1],
    ['in 2027-01', 0],
    ['in 2027-02', 0],
    ['in 2027-03', 0],
    ['in 2027-04', 0],
    ['in none', 1],
  ]);
});

const moved = (one: BidRow) => (one.id === 'a' ? { ...one, expectedAwardDate: '2027-02-15' } : one);

test('a bid that goes to another month takes its worth along', () => {
  const lanes = monthLanesOf(columns, '2026-11-23', called, { shown: moved, worth });
  const figures = (id: string) => {
    const { count, amount, weighted } = lanes.find(({ place }) => place.id === id) ?? {};
    return [count, amount, weighted];
  };
  expect([figures('2026-12'), figures('2027-02')]).toEqual([
    [0, 0, 0],
    [1, 100, 50],
  ]);
});

test.each([
  ['2027-01', '2026-12-15', '2027-01-15'],
  ['2027-02', '2026-12-31', '2027-02-28'],
  ['2027-02', null, '2027-02-28'],
  ['none', '2026-12-31', null],
])('to %s from %s is %s', (month, expectedAwardDate, day) => {
  expect(dayIn(month, { expectedAwardDate })).toBe(day);
});
