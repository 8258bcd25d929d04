import type { Reference } from '@bidwright/contract-kit';
import { addDays, addMonths } from '@bidwright/contract-kit/days';

/** In review: somebody is at it. Unplanned: nobody has said when it is to be reviewed. */
export const reviewStates = ['fresh', 'dueSoon', 'overdue', 'inReview', 'unplanned'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Days before a review is due from which it is due soon; its owner is reminded on the first of them. */
export const dueSoonDays = 14;

/** What came of a review: the text was good, or is now. */
export const reviewResults = ['unchanged', 'edited'] as const;

/** Months after which a text may come up for review again. */
export const reviewCycles = [3, 6, 12, 24] as const;

/** What the state of an entry follows from. */
export interface Reviewing {
  reviewDue: string | null;
  inReview: { by: Reference; at: number } | null;
}

/** How an entry stands in its review cycle on a day. */
export const reviewStateOf = ({ reviewDue, inReview }: Reviewing, today: string): ReviewState => {
  if (inReview) return 'inReview';
  if (!reviewDue) return 'unplanned';
  if (reviewDue < today) return 'overdue';
  return reviewDue <= addDays(today, dueSoonDays) ? 'dueSoon' : 'fresh';
};

/** When an entry that was reviewed on a day is due again: the same day of a later month, or that month's last. */
export const nextReview = (today: string, months: number | null): string | null =>
  months ? addMonths(today, months) : null;

/** What a person does: takes up a review, leaves it, or is done with it. */
export const reviewActs = ['start', 'stop', 'done'] as const;
export type ReviewAct = (typeof reviewActs)[number];
