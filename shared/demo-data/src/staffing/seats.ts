import type { StatusName } from '../admin/lists.ts';
import type { Lived } from '../opportunities/history.ts';
import { nth } from '../records.ts';
import { seeded } from '../seeded.ts';
import { monthAfter, monthNumber, range } from './months.ts';

/** One person's place on a bid, before anyone is found for it. */
export interface Seat {
  bid: Lived;
  months: number[];
}

const seatCount = 330;

/** People planned for a bid. */
const sizes = new Map<StatusName, number>([
  ['Won', 8],
  ['Negotiation', 5],
  ['Orals/Shortlisted', 4],
  ['Submitted', 4],
  ['Review', 3],
  ['Writing', 3],
  ['Go/No-go pending', 3],
]);

/** A few bids were staffed before they were lost. */
const sizeOf = ({ plan: { n, status } }: Lived) => (status === 'Lost' && n % 4 === 0 ? 1 : (sizes.get(status) ?? 0));

/** Not everyone stays from the first month to the last. */
const seatMonths = ({ plan, record }: Lived, place: number): number[] => {
  const length = record.estimatedProjectLength ?? 6;
  const start = plan.project ? monthNumber(plan.project.start) : monthAfter(plan.award);
  const random = seeded('seat', plan.n * 16 + place);
  const stay = Math.min(length, random.number.int(plan.project ? { min: 9, max: 16 } : { min: 5, max: 10 }));
  return range(start + nth([0, length - stay, random.number.int(length - stay)], place), stay);
};

/** Seats of the firm's projects first, then of what it may win. */
export const seatsOf = (bids: readonly Lived[]): Seat[] =>
  bids
    .flatMap((bid) => range(0, sizeOf(bid)).map((place) => ({ bid, months: seatMonths(bid, place) })))
    .slice(0, seatCount);
