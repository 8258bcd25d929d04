import type { Kept, RecordOf } from '@bidwright/contract-kit';
import type { rfpContent } from '@bidwright/contract-rfp-library';
import { kept } from '../records.ts';

/** A look at a text by its owner. */
export interface Review extends Kept {
  result: 'unchanged' | 'edited';
  note: string | null;
}

/** The review an entry remembers as its latest. */
export const reviewsOf = ({ lastReviewed }: RecordOf<typeof rfpContent>, n: number): Review[] => {
  if (!lastReviewed) return [];
  const { at, by, result } = lastReviewed;
  const note = result === 'edited' ? 'Brought up to date.' : null;
  return [{ ...kept('reviews', n, at, by), result, note }];
};
