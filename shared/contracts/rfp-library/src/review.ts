import { array, choice, day, type InputFrom, lines, object, type Reference, string } from '@bidwright/contract-kit';
import { mostNamed } from './reuse.ts';

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

/** A calendar date so many days later. */
export const addDays = (date: string, days: number): string => {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
};

/** How an entry stands in its review cycle on a day. */
export const reviewStateOf = ({ reviewDue, inReview }: Reviewing, today: string): ReviewState => {
  if (inReview) return 'inReview';
  if (!reviewDue) return 'unplanned';
  if (reviewDue < today) return 'overdue';
  return reviewDue <= addDays(today, dueSoonDays) ? 'dueSoon' : 'fresh';
};

/** When an entry that was reviewed on a day is due again: the same day of a later month, or that month's last. */
export const nextReview = (today: string, months: number | null): string | null => {
  if (!months) return null;
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
};

/** What a person does: takes up a review, leaves it, or is done with it. */
export const reviewActs = ['start', 'stop', 'done'] as const;
export type ReviewAct = (typeof reviewActs)[number];

/** What the call `review` is asked. */
export const toReview = object({
  entries: array(
    string()
      .matches(/^[\w-]{1,36}$/)
      .required(),
  )
    .min(1)
    .max(mostNamed)
    .required(),
  act: choice(reviewActs).required(),
  /** What came of it, where it is done. */
  result: choice(reviewResults).when('act', ([act], result) => (act === 'done' ? result.required() : result)),
  note: lines(2000),
  /** The reader's day: the next review is counted from it. */
  today: day().required(),
});
export type ToReview = InputFrom<typeof toReview>;
