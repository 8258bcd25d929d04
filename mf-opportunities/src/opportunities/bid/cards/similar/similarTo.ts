import type { OpportunityRecord } from '../../../OpportunityRecord.ts';

type Bid = Pick<OpportunityRecord, 'id' | 'client' | 'projectType' | 'dueDate'>;

/** How alike two bids are: the client counts for more than the kind of work. */
const likeness = (one: Bid, other: Bid) =>
  (one.client.id === other.client.id ? 2 : 0) + (one.projectType.id === other.projectType.id ? 1 : 0);

/** Other bids that are alike, the most alike and then the latest first, each once. */
export const similarTo = <B extends Bid>(bid: Bid, others: readonly B[], max: number): B[] =>
  [...new Map(others.map((other) => [other.id, other])).values()]
    .filter((other) => other.id !== bid.id && likeness(bid, other) > 0)
    .toSorted((one, other) => likeness(bid, other) - likeness(bid, one) || other.dueDate.localeCompare(one.dueDate))
    .slice(0, max);
