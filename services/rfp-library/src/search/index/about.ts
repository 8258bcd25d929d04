import type { DatabaseSync } from 'node:sqlite';
import type { About } from '../SearchIndex.ts';
import { idOf } from './packedId.ts';

/** Entries that are ranked at most: words that more have are left out, the most common first. */
const maxRanked = 12_000;

const counted = 'select count(*) as count from (select 1 from words where words match ? limit ?)';
const bestFirst = 'select rowid as place from words where words match ? order by rank, rowid limit ?';

/** In the text and its section alone: names of bids and people answer nothing. */
const found = (forms: string[]) => `{rfpContent sectionTitle} : (${forms.map((form) => `"${form}"`).join(' OR ')})`;

/** Entries that have most of some words, weighed by how few have them. */
export const about = (db: DatabaseSync, words: string[][], limit: number): About => {
  const total = Number(db.prepare('select count(*) as count from entry').get()?.count);
  const count = db.prepare(counted);
  const counts = words.map((forms) => Number(count.get(found(forms), maxRanked)?.count));
  const weights = counts.map((some) => (some === 0 ? 0 : Math.log(1 + Math.max(total, 1) / some)));
  const rareFirst = counts
    .map((some, at) => ({ some, at }))
    .filter(({ some }) => some > 0)
    .toSorted((one, other) => one.some - other.some);
  let sum = 0;
  const chosen = rareFirst.filter(({ some }, n) => {
    sum += some;
    return n === 0 || sum <= maxRanked;
  });
  if (chosen.length === 0) return { ids: [], weights };
  const match = chosen.map(({ at }) => `(${found(words[at] ?? [])})`).join(' OR ');
  const entryAt = db.prepare('select id from entry where place = ?');
  const ids = db
    .prepare(bestFirst)
    .all(match, limit)
    .map(({ place }) => idOf(entryAt.get(Number(place))?.id));
  return { ids, weights };
};
