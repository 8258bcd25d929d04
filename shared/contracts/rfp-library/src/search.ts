import type { RfpContent } from './rfpContent.ts';

/** A run of a text, from one place up to another. */
export type Mark = [from: number, to: number];

/** A piece of an entry's text around what was searched for. */
export interface Snippet {
  text: string;
  /** Whole words of `text` that were searched for. */
  marks: Mark[];
  /** Is there more of the entry's text before it, and after it? */
  before: boolean;
  after: boolean;
}

/** Fields beside the text in which words are searched. */
export type MarkedField = 'sectionTitle' | 'opportunity' | 'internalStaffName' | 'externalContractor';

/** An entry among the results. `marks` are whole words in the names of its fields. */
export type SearchResult = RfpContent & { snippet: Snippet; marks: Record<MarkedField, Mark[]> };

/** What the `test` call answers. */
export interface SearchAnswer {
  /** At most 1000 entries. */
  response: SearchResult[];
  /** How many entries fit, all of them counted. */
  numberOfResults: number;
  /** By relevance where words were given, unless more entries fit than can be ranked. */
  order: 'relevance' | 'newest';
  /** The index is being built: only these entries have been searched so far, the newest first. */
  indexing?: { done: number; total: number };
}

/** Results answered at most. */
export const mostResults = 1000;

/** The filters of the `test` call. */
export const searchFilters = [
  'searchWords',
  'proposalYear',
  'pastNickname',
  'opportunity',
  'oppStatus',
  'pastOpp',
  'externalContractor',
  'internalStaffName',
  'teams',
  'sectionTitle',
  'diagramImage',
  'callOutBox',
] as const;
export type SearchFilter = (typeof searchFilters)[number];
