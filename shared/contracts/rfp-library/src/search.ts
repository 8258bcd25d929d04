import type { RecordOf } from '@bidwright/contract-kit';
import type { Reuse } from './reuse.ts';
import type { RfpContent, rfpContent } from './rfpContent.ts';

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
export type SearchResult = RfpContent & {
  snippet: Snippet;
  marks: Record<MarkedField, Mark[]>;
  /** A piece of its document, where some of the words stand there alone. */
  inDocument: Snippet | null;
  reuse: Reuse;
};

/** The orders of results. */
export const searchOrders = ['relevance', 'newest', 'used', 'won', 'due'] as const;
export type SearchOrder = (typeof searchOrders)[number];

/** What the `test` call answers. */
export interface SearchAnswer {
  /** At most 1000 entries. */
  response: SearchResult[];
  /** How many entries fit, all of them counted. */
  numberOfResults: number;
  /** As asked; by relevance only where words were given, unless more entries fit than can be ranked. */
  order: SearchOrder;
  /** The index is being built: only these entries have been searched so far, the newest first. */
  indexing?: { done: number; total: number };
}

/** Characters of words that a search may have. */
export const maxWordsLength = 2000;

/** Results answered at most. */
export const maxResults = 1000;

/** Entries that can be chosen at once out of what a search finds. */
export const maxChosen = 5000;

/** What the call `found` tells of each entry: what a change of many needs to know of it, and what puts it back. */
export const foundFields = [
  'sectionTitle',
  'opportunity',
  'teams',
  'owner',
  'reviewEveryMonths',
  'reviewDue',
  'status',
] as const;
export type FoundEntry = Pick<RecordOf<typeof rfpContent>, 'id' | 'version' | (typeof foundFields)[number]>;

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

/** What the `test` call may be asked beside: how entries stand in their review, and whose they are. */
export const careFilters = ['review', 'owner'] as const;
export type CareFilter = (typeof careFilters)[number];
