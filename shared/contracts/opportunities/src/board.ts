import type { Query, Reference } from '@bidwright/contract-kit';
import type { Opportunity } from './opportunities.ts';

/** The body of `POST /api/opportunities/board`: records as `query` chooses and orders them. */
export interface BoardCall extends Pick<Query, 'where' | 'search' | 'sort'> {
  /** Cards of each column at most. */
  per?: number;
}

/** The records of one status: how many there are and what they are worth, and the first of them. */
export interface BoardColumn {
  status: Reference;
  count: number;
  /** The sum of their amounts. */
  amount: number;
  /** The sum of each amount times its chance. */
  weighted: number;
  bids: Opportunity[];
}

export const mostPerColumn = 50;
