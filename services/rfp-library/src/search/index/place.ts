import type { DatabaseSync } from 'node:sqlite';
import type { Entry } from '../entry.ts';
import { packedId } from './packedId.ts';

/** Places of a year. */
const year = 2 ** 36;
/** Room that is left between neighbours for entries that come between them later. FTS5 keeps distances: wide ones take more of the file. */
const gap = 4;

type Key = Pick<Entry, 'id' | 'proposalYear' | 'dateCreated'>;

const placeIn = (row: Record<string, unknown> | undefined) => (row ? Number(row.place) : undefined);

const between = (newer: number | undefined, older: number | undefined, middle: number) => {
  if (older === undefined) return newer === undefined ? middle : newer + gap;
  return newer === undefined ? older - gap : Math.floor((newer + older) / 2);
};

/**
 * Places entries so that a lower place is a newer entry: by year, then by creation. FTS5 gives matches in the order of their
 * places for nothing, at any number of matches, and a file that is filled from the newest down only grows at its end.
 */
export const placing = (db: DatabaseSync): ((key: Key) => number) => {
  const before = db.prepare(`select place from entry where year = ? and (created, id) < (?, ?)
    order by created desc, id desc limit 1`);
  const after = db.prepare(`select place from entry where year = ? and (created, id) > (?, ?)
    order by created, id limit 1`);
  const isTaken = db.prepare('select 1 from entry where place = ?');

  return ({ id, proposalYear, dateCreated }) => {
    const [own, kept] = [proposalYear ?? 0, packedId(id)];
    const older = placeIn(before.get(own, dateCreated, kept));
    const newer = placeIn(after.get(own, dateCreated, kept));
    let place = between(newer, older, -own * year - year / 2);
    // Neighbours without room between them: the nearest free place is all but right.
    while (isTaken.get(place)) place += 1;
    return place;
  };
};
