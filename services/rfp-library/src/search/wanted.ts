import type { ReviewState, SearchOrder } from '@bidwright/contract-rfp-library';
import type { Clause } from '@bidwright/contract-rfp-library/words';

/** A record by its id, or a text that its name contains. */
export type IdOrText = { id: string } | { text: string };

/** Any of these states, as they are on a day. */
export interface Reviewing {
  states: ReviewState[];
  today: string;
}

/** Which of the entries found are answered, the first ones without it. */
export interface Page {
  sort: SearchOrder;
  limit: number;
  skip: number;
}

/** What is searched for; all of it must hold. What is absent does not matter. */
export interface Wanted {
  words?: Clause[];
  years?: number[];
  pastNickname?: string;
  opportunity?: string;
  statuses?: string[];
  pastOpp?: IdOrText;
  externalContractor?: IdOrText;
  internalStaff?: IdOrText;
  teams?: string[];
  sectionTitles?: string[];
  diagram?: boolean;
  callOut?: boolean;
  owner?: string;
  review?: Reviewing;
}
