/** What the freshness of an entry follows from. */
export interface Reviewed {
  reviewDue: string | null;
  /** Seconds since 1970. */
  lastReviewed: { at: number } | null;
  dateUpdated: number;
}

const day = 86_400;
/** An entry without a review cycle is stale after so many seconds without an edit. */
const staleAfter = 730 * day;
/** How long an overdue entry takes to become stale. */
const staleAfterDue = 180 * day;
/** Freshness of an entry on the day on which its review is due. */
const atDue = 5;

const down = (from: number, to: number, part: number) => from + (to - from) * Math.min(1, Math.max(0, part));

/** From 100, just reviewed, to 0, stale. */
export const freshnessOf = ({ reviewDue, lastReviewed, dateUpdated }: Reviewed, now = Date.now() / 1000): number => {
  const since = lastReviewed?.at ?? dateUpdated;
  if (!reviewDue) return Math.round(down(100, 0, (now - since) / staleAfter));
  const due = Date.parse(reviewDue) / 1000;
  return Math.round(
    now < due
      ? down(100, atDue, (now - since) / Math.max(1, due - since))
      : down(atDue, 0, (now - due) / staleAfterDue),
  );
};

export const freshnessBands = ['fresh', 'ageing', 'outOfDate', 'stale'] as const;
export type FreshnessBand = (typeof freshnessBands)[number];

/** What a freshness says in words. */
export const bandOf = (freshness: number): FreshnessBand => {
  if (freshness >= 75) return 'fresh';
  if (freshness >= atDue) return 'ageing';
  return freshness >= 1 ? 'outOfDate' : 'stale';
};
