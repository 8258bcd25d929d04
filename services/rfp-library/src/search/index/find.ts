import type { DatabaseSync } from 'node:sqlite';
import type { Found } from '../SearchIndex.ts';
import type { Wanted } from '../wanted.ts';
import { hasWords, matchOf } from './match.ts';
import { spelledOut } from './opened.ts';
import { idOf } from './packedId.ts';

/** More matches than this are not ranked: that alone would take longer than the whole search may. */
const mostRanked = 50_000;

const newest = 'select rowid from words where words match ? order by rowid limit ?';
const bestFirst = 'select rowid from words where words match ? order by rank, rowid limit ?';

/** What is wanted, in the language of this file. */
export const expressionOf = (db: DatabaseSync, wanted: Wanted): string => spelledOut(db, matchOf(wanted));

const isRankable = (db: DatabaseSync, match: string) =>
  db.prepare('select 1 from words where words match ? limit 1 offset ?').get(match, mostRanked) === undefined;

/** Names the first of the entries that fit. */
export const find = (db: DatabaseSync, wanted: Wanted, limit: number, newestFirst = false): Found => {
  const match = expressionOf(db, wanted);
  const order = !newestFirst && hasWords(wanted) && isRankable(db, match) ? 'relevance' : 'newest';
  const entryAt = db.prepare('select id from entry where place = ?');
  const places = db.prepare(order === 'relevance' ? bestFirst : newest).all(match, limit);
  return { ids: places.map(({ rowid }) => idOf(entryAt.get(rowid ?? null)?.id)), order };
};
