import type { DatabaseSync } from 'node:sqlite';
import type { SearchOrder } from '@bidwright/contract-rfp-library';
import type { Found } from '../SearchIndex.ts';
import type { Wanted } from '../wanted.ts';
import { hasWords, matchOf } from './match.ts';
import { spelledOut } from './opened.ts';
import { idOf } from './packedId.ts';
import { hasAtMost, newest, placesOf, rankedPlaces, sortedPlaces } from './sorted.ts';
import { type Sort, sorts } from './sortKeys.ts';

/** More matches than this are not ranked: that alone would take longer than the whole search may. */
const maxRanked = 50_000;
/** The same where they are ordered by something else first. */
const maxSorted = 10_000;

const bestFirst = 'select rowid as place from words where words match ? order by rank, rowid limit ?';

/** What is wanted, in the language of this file. */
export const expressionOf = (db: DatabaseSync, wanted: Wanted): string => spelledOut(db, matchOf(wanted));

const isSort = (order: SearchOrder): order is Sort => sorts.some((sort) => sort === order);

/** The places of the first of the entries that fit, and the order that they are in. */
const placesIn = (db: DatabaseSync, match: string, isWorded: boolean, sort: SearchOrder, limit: number) => {
  if (isSort(sort)) {
    const inOrder = isWorded && hasAtMost(db, match, maxSorted) ? rankedPlaces : sortedPlaces;
    return { places: inOrder(db, match, sort, limit), order: sort };
  }
  return sort === 'relevance' && isWorded && hasAtMost(db, match, maxRanked)
    ? { places: placesOf(db, bestFirst, match, limit), order: sort }
    : { places: placesOf(db, newest, match, limit), order: 'newest' as const };
};

/** Names the first of the entries that fit. */
export const find = (db: DatabaseSync, wanted: Wanted, limit: number, sort: SearchOrder = 'relevance'): Found => {
  const { places, order } = placesIn(db, expressionOf(db, wanted), hasWords(wanted), sort, limit);
  const entryAt = db.prepare('select id from entry where place = ?');
  return { ids: places.map((place) => idOf(entryAt.get(place)?.id)), order };
};
