import type { DatabaseSync } from 'node:sqlite';
import { countPart, everywhere } from './countPart.ts';
import type { IndexFile } from './file.ts';
import { secondCounter } from './secondCounter.ts';

/** From so many entries on, a second thread is worth its memory. */
const many = 200_000;

const middleOf = (db: DatabaseSync, max: number) => {
  const entries = Number(db.prepare('select count(*) as count from entry').get()?.count);
  if (entries < max) return undefined;
  const { place } = db.prepare('select place from entry order by place limit 1 offset ?').get(entries >> 1) ?? {};
  return BigInt(Number(place));
};

export interface Counting {
  /** Counts what fits: of many entries the newer half here, the older in a second thread. */
  count(match: string): number;
  /** So many entries were put: the middle may be another. */
  grew(entries: number): void;
  close(): void;
}

export const counting = (file: IndexFile, max = many): Counting => {
  const second = secondCounter(file.path);
  let middle: bigint | undefined;
  let put = Number.POSITIVE_INFINITY;

  return {
    count: (match) =>
      file.use((db) => {
        if (put >= max / 2) [middle, put] = [middleOf(db, max), 0];
        if (middle === undefined) return countPart(db, match, everywhere);
        const older = { ...everywhere, from: middle };
        const counted = second.begin({ match, part: older, opening: file.openings });
        const newer = countPart(db, match, { ...everywhere, end: middle });
        return newer + (counted() ?? countPart(db, match, older));
      }),
    grew: (entries) => {
      put += entries;
    },
    close: () => second.close(),
  };
};
