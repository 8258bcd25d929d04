import type { Plan } from './plan.ts';
import { type BidStaff, staffOf } from './staff.ts';
import { type Worth, worthOf } from './worth.ts';

/** A planned bid with its people and its worth. */
export interface Bid extends Plan {
  staff: BidStaff;
  worth: Worth;
}

export const bidOf = (plan: Plan): Bid => ({ ...plan, staff: staffOf(plan), worth: worthOf(plan) });
