import type { DatabaseSync } from 'node:sqlite';
import type { Found } from '../SearchIndex.ts';
import type { Wanted } from '../wanted.ts';
import { hasWords, matchOf } from './match.ts';

/** More matches than this are not ranked: that alone would take longer than the whole search may. */
const mostRanked = 50_000;

const newest = 'select rowid from words where words match ? order by rowid desc limit ?';
const bestFirst = 'select rowid from words where words match ? order by rank, rowid desc limit ?';

/** Counts all entries that fit, and names the first of them. */
export const find = (db: DatabaseSync, wanted: Wanted, limit: number, newestFirst = false): Found => {
  const match = matchOf(wanted);
  const count = Number(db.prepare('select count(*) as count from words where words match ?').get(match)?.count);
  const order = !newestFirst && hasWords(wanted) && count <= mostRanked ? 'relevance' : 'newest';
  const idOf = db.prepare('select id from entry where place = ?');
  const places = db.prepare(order === 'relevance' ? bestFirst : newest).all(match, limit);
  return { ids: places.map(({ rowid }) => String(idOf.get(rowid ?? null)?.id)), count, order };
};
