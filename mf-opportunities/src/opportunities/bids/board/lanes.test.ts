import type { BoardColumn } from '@bidwright/contract-opportunities';
import { bid, pointing, status } from '../../../testing/samples.ts';
import type { BidRow } from '../../OpportunityRecord.ts';
import { lanesOf } from './lanes.ts';

const worth = ({ estimatedBudgetAmount }: BidRow) => (estimatedBudgetAmount ?? 0) / 2;
const as = (record: BidRow) => record;
const statuses = Object.values(status);
const first = bid('a', { estimatedBudgetAmount: 100, opportunityStatus: pointing(status.writing) });
const second = bid('b', { estimatedBudgetAmount: 40, opportunityStatus: pointing(status.writing) });

const column = {
  group: pointing(status.writing),
  count: 7,
  amount: 1000,
  weighted: 500,
  bids: [first, second],
  since: { a: 1000, b: 2000 },
} as unknown as BoardColumn;

test('every status is a column in the firm’s order, and those that the filters leave out only take cards', () => {
  const lanes = lanesOf(statuses, [column], new Set([status.writing.id, status.qualifying.id]), { shown: as, worth });
  expect(lanes.map((lane) => [lane.place.name, lane.count, lane.outside])).toEqual([
    ['Qualifying', 0, false],
    ['Writing', 7, false],
    ['Submitted', 0, true],
    ['Won', 0, true],
    ['Lost', 0, true],
  ]);
  expect(lanesOf(statuses, [], undefined, { shown: as, worth }).some(({ outside }) => outside)).toBe(false);
});

const moved = (record: BidRow) => (record.id === 'a' ? { ...record, opportunityStatus: pointing(status.won) } : record);

test('a card that is being moved stands where it goes, and the sums follow it', () => {
  const lanes = lanesOf(statuses, [column], undefined, { shown: moved, worth });
  const figures = (name: string) => {
    const lane = lanes.find((one) => one.place.name === name);
    return lane && [lane.count, lane.amount, lane.weighted, lane.bids.map(({ id }) => id)];
  };
  expect(figures('Writing')).toEqual([6, 900, 450, ['b']]);
  // Nothing of it is hoped for any more.
  expect(figures('Won')).toEqual([1, 100, null, ['a']]);
});

test('a card knows since when it is in its column; one that is being moved is new there', () => {
  const since = lanesOf(statuses, [column], undefined, { shown: moved, worth }).flatMap(({ bids }) =>
    bids.map(({ id, inStatusSince }) => [id, inStatusSince]),
  );
  expect(since).toEqual([
    ['b', 2000],
    ['a', undefined],
  ]);
});
