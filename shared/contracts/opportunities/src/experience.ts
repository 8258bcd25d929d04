import { object } from '@bidwright/contract-kit';
import { bidId } from './bidId.ts';

/** The call `experience`: the bid in question. */
export const experienceAsked = object({ id: bidId() });

/** Bids of a kind that were won or lost, and how many of them were won. */
export interface Decided {
  won: number;
  decided: number;
}

/** What the firm's other bids say of one that is to be decided about. */
export interface Experience {
  /** For the same client. */
  client: Decided;
  /** For the same kind of work. */
  work: Decided;
  /** With any of its partners. */
  partners: Decided;
  /** Bids for this client or this kind of work that others won, where both prices are known. */
  rivals: {
    count: number;
    /** What the winners asked beside what we did: 0.9 is a tenth less. Nothing where there is no such bid. */
    price: number | null;
    /** Who won most of them. */
    firm: string | null;
  };
  /** The decided bid that this one follows as a recompete: whether we won it, and who did otherwise. */
  original: { name: string; isOurs: boolean; firm: string | null } | null;
}
