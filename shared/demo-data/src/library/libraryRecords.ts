import type { Lived } from '../opportunities/history.ts';
import { commentsOf } from './comments.ts';
import { reviewsOf } from './reviews.ts';
import { rfpContentRecords } from './rfpContent.ts';
import { usesByEntry } from './uses.ts';

/** The texts of the library with everything that belongs to them. */
export const libraryRecords = (today: string, bids: readonly Lived[]) => {
  const entries = rfpContentRecords(today, bids);
  const uses = usesByEntry(entries, bids, today);
  return entries.map((entry, n) => ({
    ...entry,
    changeLog: [],
    uses: uses.get(entry.id) ?? [],
    reviews: reviewsOf(entry, n),
    comments: commentsOf(entry, n),
  }));
};
