import type { DatabaseSync } from 'node:sqlite';
import type { Entry } from '../entry.ts';

/** Places of a year. */
const year = 2 ** 36;
/** Room that is left between neighbours for entries that come between them later. */
const gap = 64;

type Key = Pick<Entry, 'id' | 'proposalYear' | 'dateCreated'>;

const placeIn = (row: Record<string, unknown> | undefined) => (row ? Number(row.place) : undefined);

const between = (low: number | undefined, high: number | undefined, middle: number) => {
  if (low === undefined) return high === undefined ? middle : high - gap;
  return high === undefined ? low + gap : Math.floor((low + high) / 2);
};

/**
 * Places entries so that a higher place is a newer entry: by year, then by creation. FTS5 gives matches in the order of
 * their places for nothing, at any number of matches.
 */
export const placing = (db: DatabaseSync): ((key: Key) => number) => {
  const before = db.prepare(`select place from entry where year = ? and (created, id) < (?, ?)
    order by created desc, id desc limit 1`);
  const after = db.prepare(`select place from entry where year = ? and (created, id) > (?, ?)
    order by created, id limit 1`);
  const isTaken = db.prepare('select 1 from entry where place = ?');

  return ({ id, proposalYear, dateCreated }) => {
    const own = proposalYear ?? 0;
    const low = placeIn(before.get(own, dateCreated, id));
    const high = placeIn(after.get(own, dateCreated, id));
    let place = between(low, high, own * year + year / 2);
    // Neighbours without room between them: the nearest free place is all but right.
    while (isTaken.get(place)) place += 1;
    return place;
  };
};
