import { freshnessOf, likelyShare, type SearchResult } from '@bidwright/contract-rfp-library';

/** Texts that say something to the same are looked at; these of them are shown. */
export const looked = 20;
const shown = 5;

export interface Ranked {
  entry: SearchResult;
  freshness: number;
}

/** The first of a search by what they won, and those that won alike by how fresh they are. */
export const rankedBy = (found: readonly SearchResult[], now?: number): Ranked[] =>
  found
    .map((entry, place) => ({ entry, place, freshness: freshnessOf(entry, now) }))
    .toSorted((one, other) => {
      const score = ({ entry, place, freshness }: typeof one) =>
        // What speaks of the same most comes first in the search: that counts as much as what it won.
        likelyShare(entry.reuse) + freshness / 400 + (looked - place) / looked;
      return score(other) - score(one);
    })
    .slice(0, shown)
    .map(({ entry, freshness }) => ({ entry, freshness }));
