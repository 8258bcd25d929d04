/** What came of the bids in which a text was used again; each bid counts once. */
export interface Reuse {
  used: number;
  /** Those that were sent, whatever came of them. */
  submitted: number;
  won: number;
  lost: number;
}

/** Of fewer decided bids a percentage pretends more than it knows. */
export const fewestDecided = 10;

/** Bids that are won or lost. */
export const decided = ({ won, lost }: Reuse): number => won + lost;

/** The part of the decided bids that was won; undefined where there are too few to tell. */
export const wonShare = (reuse: Reuse): number | undefined =>
  decided(reuse) < fewestDecided ? undefined : reuse.won / decided(reuse);

/** A text that was never used. */
export const unused: Reuse = { used: 0, submitted: 0, won: 0, lost: 0 };

/** Entries and section titles that one call may name. */
export const maxNamed = 200;

/** Won bids as a part of the decided, drawn to a half where there are few. */
export const likelyShare = ({ won, lost }: Pick<Reuse, 'won' | 'lost'>): number => (won + 1) / (won + lost + 2);
