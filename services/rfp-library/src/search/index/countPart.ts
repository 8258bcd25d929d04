import type { DatabaseSync } from 'node:sqlite';

/** Places from one on and before another. */
export interface Part {
  from: bigint;
  end: bigint;
}

export const everywhere: Part = { from: -(2n ** 62n), end: 2n ** 62n };

const inPart = 'select count(*) as count from words where words match ? and rowid >= ? and rowid < ?';

/** Counts what fits in a part of the index. FTS5 walks to its first place at once, so that a part costs its share. */
export const countPart = (db: DatabaseSync, match: string, { from, end }: Part): number =>
  Number(db.prepare(inPart).get(match, from, end)?.count);
