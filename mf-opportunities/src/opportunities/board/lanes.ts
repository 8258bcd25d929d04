import type { OpportunityStatus } from '@bidwright/contract-admin';
import type { Reference } from '@bidwright/contract-kit';
import type { BoardColumn } from '@bidwright/contract-opportunities';
import type { OpportunityRecord } from '../OpportunityRecord.ts';

/** A column of the board, as it is drawn. */
export interface Lane extends Omit<BoardColumn, 'bids' | 'group'> {
  status: Reference;
  bids: OpportunityRecord[];
  /** The filters leave records of this status out: it only takes cards. */
  outside: boolean;
}

type Worth = (record: OpportunityRecord) => number | null;

const byOrder = (one: OpportunityStatus, other: OpportunityStatus) => (one.order ?? 0) - (other.order ?? 0);

const add = (lane: Lane | undefined, bid: OpportunityRecord, sign: 1 | -1, worth: Worth) => {
  if (!lane) return;
  lane.count += sign;
  lane.amount += sign * (bid.estimatedBudgetAmount ?? 0);
  lane.weighted += sign * (worth(bid) ?? 0);
};

/**
 * Every active status as a column, in the firm's order, with what the service answered for it. Cards that are being moved stand
 * where they go, and the sums follow them.
 */
export const lanesOf = (
  statuses: readonly OpportunityStatus[],
  columns: readonly BoardColumn[],
  chosen: ReadonlySet<string> | undefined,
  shown: (record: OpportunityRecord) => OpportunityRecord,
  worth: Worth,
): Lane[] => {
  const lanes = new Map<string, Lane>();
  for (const { id, name } of [...statuses].sort(byOrder)) {
    const outside = chosen !== undefined && !chosen.has(id);
    lanes.set(id, { status: { id, name: name ?? '' }, count: 0, amount: 0, weighted: 0, bids: [], outside });
  }
  for (const { group, ...column } of columns)
    lanes.set(group.id, { ...column, status: group, bids: [], outside: false });
  for (const column of columns)
    for (const record of column.bids) {
      const bid = shown(record);
      const to = lanes.get(bid.opportunityStatus.id);
      if (to && to.status.id !== column.group.id) {
        add(lanes.get(column.group.id), record, -1, worth);
        add(to, bid, 1, worth);
        to.bids.unshift(bid);
      } else lanes.get(column.group.id)?.bids.push(bid);
    }
  return [...lanes.values()];
};
