import type { OpportunityStatus } from '@bidwright/contract-admin';
import type { Reference } from '@bidwright/contract-kit';
import type { BoardColumn } from '@bidwright/contract-opportunities';
import { isEnd } from '../../field/status/isEnd.ts';
import type { BidRow } from '../../OpportunityRecord.ts';

/** A column of the board, as it is drawn. */
export interface Lane extends Omit<BoardColumn, 'bids' | 'group' | 'since' | 'weighted'> {
  /** Nothing where all of it is decided. */
  weighted: number | null;
  place: Reference;
  bids: BidRow[];
  /** The filters leave records of this place out: it only takes cards. */
  outside: boolean;
}

/** What a board makes of the records that the service answered. */
export interface Shown {
  /** The record with what is being changed of it. */
  shown: (record: BidRow) => BidRow;
  worth: (record: BidRow) => number | null;
}

const add = (lane: Lane | undefined, bid: BidRow, sign: 1 | -1, worth: Shown['worth']) => {
  if (!lane) return;
  lane.count += sign;
  lane.amount += sign * (bid.estimatedBudgetAmount ?? 0);
  if (lane.weighted !== null) lane.weighted += sign * (worth(bid) ?? 0);
};

export const emptyLane = (place: Reference, outside = false): Lane => ({
  place,
  count: 0,
  amount: 0,
  weighted: 0,
  bids: [],
  outside,
});

/**
 * Puts what the service answered into the columns of its places. Cards that are being moved stand where they go, and the sums follow
 * them.
 */
export const fillLanes = (
  lanes: Map<string, Lane>,
  columns: readonly BoardColumn[],
  placeOf: (bid: BidRow) => string,
  { shown, worth }: Shown,
): Lane[] => {
  for (const { group, since: _since, ...column } of columns)
    lanes.set(group.id, { ...column, place: lanes.get(group.id)?.place ?? group, bids: [], outside: false });
  for (const column of columns)
    for (const record of column.bids) {
      const bid = shown(record);
      const to = lanes.get(placeOf(bid));
      if (to && to.place.id !== column.group.id) {
        add(lanes.get(column.group.id), record, -1, worth);
        add(to, bid, 1, worth);
        to.bids.unshift(bid);
      } else lanes.get(column.group.id)?.bids.push({ ...bid, inStatusSince: column.since?.[bid.id] });
    }
  return [...lanes.values()];
};

/** Every active status as a column, in the order of the list, which is the firm's own, with what the service answered for it. */
export const lanesOf = (
  statuses: readonly OpportunityStatus[],
  columns: readonly BoardColumn[],
  chosen: ReadonlySet<string> | undefined,
  shown: Shown,
): Lane[] => {
  const lanes = new Map<string, Lane>();
  for (const { id, name } of statuses)
    lanes.set(id, emptyLane({ id, name: name ?? '' }, chosen !== undefined && !chosen.has(id)));
  const decided = new Set(statuses.filter(({ category }) => isEnd(category)).map(({ id }) => id));
  const filled = fillLanes(lanes, columns, ({ opportunityStatus }) => opportunityStatus.id, shown);
  return filled.map((lane) => (decided.has(lane.place.id) ? { ...lane, weighted: null } : lane));
};
