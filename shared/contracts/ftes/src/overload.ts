import type { Reference } from '@bidwright/contract-kit';

/** The collection that an event names by which the service tells of an overload: nothing of it is kept. */
export const overloads = 'overloads';

/** A month of a person holds too much from now on; of several months the first. */
export interface Overload {
  person: Reference;
  /** `2026-11` */
  month: string;
  /** On work that is won, or as likely as not to be borne: see `tooLikely`. */
  kind: 'committed' | 'probable';
  /** Of a probable one: the bids that would make it so. */
  bids: Reference[];
}

/** A month whose chance of being too much passes this is a risk. */
export const tooLikely = 0.6;
