import type { Reference } from '@bidwright/contract-kit';
import { addDays } from '@bidwright/contract-kit/days';
import { userAt } from '../admin/users.ts';
import { weekday } from '../days.ts';
import type { Lived } from '../opportunities/history.ts';
import { nth } from '../records.ts';

/** Open bids whose proposals are planned, by their places: one is soon due, of one the writing has just begun. */
export const at = { soon: 102, inWork: 103, begun: 107 } as const;

/** Who writes a bid: its lead and its manager, and by their places colleagues who help. */
const helpers: ReadonlyMap<number, readonly number[]> = new Map([
  [at.soon, [10, 16]],
  [at.inWork, [1, 16]],
  [at.begun, [2, 16]],
]);

export const plannedBids = (bids: readonly Lived[]): Lived[] => Object.values(at).map((n) => nth(bids, n));

export const writersOf = ({ plan, record }: Lived): Reference[] =>
  [record.rfpManager, record.ownerUser, ...(helpers.get(plan.n) ?? []).map(userAt)].filter((one) => one !== null);

/** When the proposal was begun. */
export const begunOn = ({ plan }: Lived): string => weekday(addDays(plan.created, 3), -1);
