import type { DatabaseSync } from 'node:sqlite';
import type { About, Sought } from '../SearchIndex.ts';
import { idOf } from './packedId.ts';

/** Entries that are ranked at most: words that more have are left out, the most common first. */
const maxRanked = 12_000;

/** What a word tells that no entry has: that none is about it. */
const unheard = 2.5;

const counted = 'select count(*) as count from (select 1 from words where words match ? limit ?)';
const bestFirst = 'select rowid as place from words where words match ? order by rank, rowid limit ?';

/** In the text and its section alone: names of bids and people answer nothing. */
const found = (forms: string[]) => `{rfpContent sectionTitle} : (${forms.map((form) => `"${form}"`).join(' OR ')})`;

/** Entries that have most of some words, weighed by how few have them. */
export const about = (db: DatabaseSync, words: Sought[], limit: number): About => {
  const total = Number(db.prepare('select count(*) as count from entry').get()?.count);
  const count = db.prepare(counted);
  const having = (forms: string[]) => (forms.length > 0 ? Number(count.get(found(forms), maxRanked)?.count) : 0);
  const weights: number[] = [];
  const groups: { forms: string[]; some: number }[] = [];
  for (const { own, like } of words) {
    const counts = [own, like].map((forms) => ({ forms, some: having(forms) })).filter(({ some }) => some > 0);
    groups.push(...counts);
    const weight = Math.log(1 + total / (counts[0]?.some ?? total));
    weights.push(counts.length > 0 ? weight : unheard);
  }
  let sum = 0;
  const chosen = groups
    .toSorted((one, other) => one.some - other.some)
    .filter(({ some }, n) => {
      sum += some;
      return n === 0 || sum <= maxRanked;
    });
  if (chosen.length === 0) return { ids: [], weights };
  const match = chosen.map(({ forms }) => `(${found(forms)})`).join(' OR ');
  const entryAt = db.prepare('select id from entry where place = ?');
  const ids = db
    .prepare(bestFirst)
    .all(match, limit)
    .map(({ place }) => idOf(entryAt.get(Number(place))?.id));
  return { ids, weights };
};
