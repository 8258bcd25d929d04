import type { SearchIndex } from '../SearchIndex.ts';

/** What the service asks of the index's thread. */
export interface Asked {
  id: number;
  act: keyof SearchIndex;
  given: unknown[];
}

/** What the thread answers. */
export interface Answer {
  id: number;
  value?: unknown;
  error?: unknown;
  isDamaged?: boolean;
}
