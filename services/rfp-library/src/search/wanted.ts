import type { Clause } from './words/parse.ts';

/** A record by its id, or a text that its name contains. */
export type IdOrText = { id: string } | { text: string };

/** Which of the entries found are answered, the first ones without it. */
export interface Page {
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
}
