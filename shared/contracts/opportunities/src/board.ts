import type { Query, Reference } from '@bidwright/contract-kit';
import type { Opportunity } from './opportunities.ts';

/** What a board can have columns of, the usual one first. */
export const boardDimensions = ['opportunityStatus', 'primaryTeam', 'opportunityOwner'] as const;
export type BoardDimension = (typeof boardDimensions)[number];

/** The board can show months too: those in which clients are to decide. */
export const awardMonth = 'awardMonth';
/** The group of bids of which nobody knows when they are decided; the others are called `2026-12`. */
export const noMonth = 'none';

/** The body of `POST /api/opportunities/board`: records as `query` chooses and orders them. */
export interface BoardCall extends Pick<Query, 'where' | 'search' | 'sort' | 'asOf'> {
  /** What the records are put together by; their status unless said otherwise. */
  by?: BoardDimension | typeof awardMonth;
  /** Cards of each column at most; 0: no more than the sums. */
  per?: number;
}

/** The records of one status, team, owner or month: how many there are and what they are worth, and the first of them. */
export interface BoardColumn {
  group: Reference;
  count: number;
  /** The sum of their amounts. */
  amount: number;
  /** The sum of each amount times its chance. */
  weighted: number;
  bids: Opportunity[];
  /** When each of them came to its status, in seconds since 1970, by its id. */
  since: Record<string, number>;
}

export const mostPerColumn = 50;
