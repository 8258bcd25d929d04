import type { SearchOrder } from '@bidwright/contract-rfp-library';
import type { Entry } from './entry.ts';
import type { Wanted } from './wanted.ts';

/** What an index knows of itself. */
interface IndexState {
  /** The data that it was made from; none: it is new, or was never finished. */
  origin: string | undefined;
  /** Everything written up to here is in it, in seconds since 1970. */
  seen: number;
  /** How many entries it knows. */
  count: number;
}

export interface Found {
  /** At most as many ids as were asked for. */
  ids: string[];
  order: SearchOrder;
}

/** A word as texts may write it, and words that mean nearly the same. */
export interface Sought {
  own: string[];
  like: string[];
}

export interface About {
  ids: string[];
  /** How much each word tells: the more, the fewer entries have it. One that none has tells most. */
  weights: number[];
}

/** An index that is lost, damaged or not ours any more: it must be filled anew. */
export class IndexDamaged extends Error {
  override name = 'IndexDamaged';
}

/**
 * What finds entries. It holds nothing that cannot be made again from the database. Everything asked of it is done in the
 * order in which it was asked, so a search sees every entry put before it.
 */
export interface SearchIndex {
  state(): Promise<IndexState>;
  /** Throws away what it holds. */
  reset(): Promise<void>;
  /** Of these stamps by id, the ids whose entry it does not hold in just that state. */
  missing(stamps: [id: string, stamp: string][]): Promise<string[]>;
  /** Adds entries, or puts them in the place of those with their ids. Many at once come from the newest down, or upwards. */
  put(entries: Entry[]): Promise<void>;
  /** Says what it holds from now on. */
  mark(origin: string, seen: number): Promise<void>;
  /** Makes it quick after many entries were put; answers whether anything is left to do. */
  tidy(): Promise<boolean>;
  /** In the order that is asked for; the best first where words are wanted and nothing else is said, else the newest. */
  search(wanted: Wanted, limit: number, sort?: SearchOrder): Promise<Found>;
  /** Entries whose wording has most of these tokens in common, of a section or of all; the newest first among equals. */
  alike(tokens: string[], section: string | undefined, limit: number): Promise<string[]>;
  /** Entries whose text or section has most of these words, rare ones first of all, and how rare each is. */
  about(words: Sought[], limit: number): Promise<About>;
  /** How many entries fit. Asked right after a search it sees the same entries, and is worked out while those found are read. */
  count(wanted: Wanted): Promise<number>;
  close(): Promise<void>;
}
