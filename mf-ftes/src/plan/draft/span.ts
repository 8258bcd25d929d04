import { monthNumber } from '@bidwright/contract-ftes';
import type { Bid } from '../load/api.ts';
import type { Line } from './lines.ts';

/** The months of a plan. */
export interface Span {
  /** The number of the first. */
  first: number;
  count: number;
  /** When the work starts is only a guess. */
  assumed: boolean;
}

/** Months that one plan shows at most. */
const maxShown = 60;

/** How long a bid is taken to last that does not say so. */
const usualLength = 12;

const monthOf = (day: string) => monthNumber({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) });

const plannedMonths = (lines: readonly Line[]): number[] =>
  lines.flatMap(({ parts }) => Object.keys(parts).filter((month) => (parts[Number(month)] ?? 0) > 0)).map(Number);

type Dates = Pick<Bid, 'expectedAwardDate' | 'dueDate' | 'estimatedProjectLength'>;

/**
 * The months of a bid’s work: from the first that was kept, else the one after the expected award, else the third after the due
 * date; as long as the bid says, and as far as anything is planned.
 */
export const spanFor = (bid: Dates, kept: readonly Line[], shown: readonly Line[]): Span => {
  const known = plannedMonths(kept);
  const { expectedAwardDate, dueDate, estimatedProjectLength } = bid;
  const guess = expectedAwardDate ? monthOf(expectedAwardDate) + 1 : monthOf(dueDate) + 3;
  const start = known.length > 0 ? Math.min(...known) : guess;
  const planned = plannedMonths(shown);
  const first = Math.min(start, ...planned);
  const last = Math.max(start + (estimatedProjectLength || usualLength) - 1, ...planned);
  return { first, count: Math.min(maxShown, last - first + 1), assumed: known.length === 0 };
};
