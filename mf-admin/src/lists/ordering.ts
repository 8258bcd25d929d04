import type { ListRecord } from './list.ts';

/** Entries with one of them at another place. */
export const moved = <T>(entries: readonly T[], from: number, to: number): T[] => {
  const one = entries[from];
  if (one === undefined || from === to) return [...entries];
  return entries.toSpliced(from, 1).toSpliced(to, 0, one);
};

/** The entries whose number is another one once all are counted from 1 on. */
export const renumbered = (entries: readonly ListRecord[]): { id: string; order: number }[] =>
  entries
    .map((entry, at) => ({ id: entry.id, was: entry.order, order: at + 1 }))
    .filter(({ was, order }) => was !== order)
    .map(({ id, order }) => ({ id, order }));
