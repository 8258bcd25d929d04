import type { Kept } from '@bidwright/contract-kit';
import type { Lived } from '../history.ts';
import { staffOf } from '../staff.ts';
import { keptOf } from './part.ts';

/** One manager in so many wants to be told what becomes of the bid. */
const every = 6;

export const followerRecords = (bid: Lived): Kept[] =>
  bid.plan.n % every === 0 ? [keptOf('followers', bid, 0, bid.plan.created, staffOf(bid.plan).rfpManager)] : [];
