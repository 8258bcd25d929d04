import type { DatabaseSync } from 'node:sqlite';
import { valueToken } from './facets.ts';
import { nextSigns, type Sort } from './sortKeys.ts';

/** So many matches are put in order one by one; more are told apart by the beginnings of their keys first. */
const few = 2000;

export const newest = 'select rowid as place from words where words match ? order by rowid limit ?';
const byKey = (sort: Sort, then: string) => `select words.rowid as place from words
  cross join entry on entry.place = words.rowid where words match ?
  order by entry.${sort} is null, entry.${sort}, ${then} limit ?`;

/** What a statement about a match names, up to a limit. */
export const placesOf = (db: DatabaseSync, statement: string, match: string, limit: number): number[] =>
  db
    .prepare(statement)
    .all(match, limit)
    .map(({ place }) => Number(place));

export const hasAtMost = (db: DatabaseSync, match: string, max: number): boolean =>
  db.prepare('select 1 from words where words match ? limit 1 offset ?').get(match, max) === undefined;

/** The first of what fits and has a key that begins so. However many fit, few of them are read. */
const begunWith = (db: DatabaseSync, match: string, sort: Sort, beginning: string, limit: number): number[] => {
  const here = `(${match}) AND "${valueToken(sort, beginning)}"`;
  if (hasAtMost(db, here, few)) return placesOf(db, byKey(sort, 'words.rowid'), here, limit);
  const signs = nextSigns(sort, beginning);
  if (signs.length === 0) return placesOf(db, newest, here, limit);
  const places: number[] = [];
  for (const sign of signs) {
    if (places.length === limit) break;
    places.push(...begunWith(db, match, sort, beginning + sign, limit - places.length));
  }
  return places;
};

/** The places of the first of all that fits, by what it is ordered by; the newest first among equals. */
export const sortedPlaces = (db: DatabaseSync, match: string, sort: Sort, limit: number): number[] => {
  const first = begunWith(db, match, sort, '', limit);
  if (first.length === limit) return first;
  return [...first, ...placesOf(db, newest, `(${match}) NOT "${valueToken(sort)}"`, limit - first.length)];
};

/** The same of matches that can be ranked: the best first among equals. */
export const rankedPlaces = (db: DatabaseSync, match: string, sort: Sort, limit: number): number[] =>
  placesOf(db, byKey(sort, 'words.rank, words.rowid'), match, limit);
