import type { AddedPlan, ChangedPlan } from '@bidwright/contract-ftes';
import type { Reference } from '@bidwright/contract-kit';
import { entriesOf, type Line, type Parts, type Seat } from './lines.ts';

interface Typed {
  part: number;
  /** What was kept when it was typed: where that has changed since, somebody else was here. */
  was: number;
}

/** What is not saved yet. It lies over the kept rows, so that those can be read again at any time. */
export interface Draft {
  cells: Readonly<Record<string, Readonly<Record<number, Typed>>>>;
  added: readonly Seat[];
  removed: readonly string[];
}

export const noDraft: Draft = { cells: {}, added: [], removed: [] };

/** A month of a row, and what it is to be. */
export interface Write {
  key: string;
  month: number;
  part: number;
}

/** A month of a row that two people have changed. */
export interface Clash extends Write {
  theirs: number;
}

const keptPart = (kept: readonly Line[], key: string, month: number): number =>
  kept.find((line) => line.key === key)?.parts[month] ?? 0;

/** Writes months. What is as it was kept is no change. */
export const written = (draft: Draft, kept: readonly Line[], writes: readonly Write[]): Draft => {
  const cells: Record<string, Record<number, Typed>> = { ...draft.cells };
  for (const { key, month, part } of writes) {
    const { [month]: before, ...others } = cells[key] ?? {};
    const now = keptPart(kept, key, month);
    cells[key] = part === now ? others : { ...others, [month]: { part, was: before?.was ?? now } };
  }
  return { ...draft, cells };
};

export const added = (draft: Draft, seats: readonly Seat[]): Draft => {
  const keys = new Set(seats.map(({ key }) => key));
  return {
    ...draft,
    added: [...draft.added.filter(({ key }) => !keys.has(key)), ...seats],
    removed: draft.removed.filter((key) => !keys.has(key)),
  };
};

export const removed = (draft: Draft, key: string): Draft => {
  const { [key]: _gone, ...cells } = draft.cells;
  return { cells, added: draft.added.filter((seat) => seat.key !== key), removed: [...draft.removed, key] };
};

const typedIn = (draft: Draft, key: string): [month: number, Typed][] =>
  Object.entries(draft.cells[key] ?? {}).map(([month, typed]) => [Number(month), typed]);

const over = (line: Line, draft: Draft): Parts => {
  const typed = typedIn(draft, line.key);
  return typed.length === 0
    ? line.parts
    : { ...line.parts, ...Object.fromEntries(typed.map(([month, { part }]) => [month, part])) };
};

/** The rows as they would be. One that somebody else took back stays as long as it has changes. */
export const drafted = (kept: readonly Line[], draft: Draft): Line[] => {
  const asked = new Set(draft.added.map(({ key }) => key));
  const known = new Set(kept.map(({ key }) => key));
  const isShown = ({ key, active }: Line) =>
    (active || asked.has(key) || typedIn(draft, key).length > 0) && !draft.removed.includes(key);
  const fresh = draft.added.filter(({ key }) => !known.has(key));
  return [...kept.filter(isShown), ...fresh.map((seat): Line => ({ ...seat, active: false, parts: {} }))].map(
    (line) => ({ ...line, parts: over(line, draft) }),
  );
};

const isChange =
  (kept: readonly Line[], key: string) =>
  ([month, { part }]: [number, Typed]) =>
    keptPart(kept, key, month) !== part;

/** Months that somebody else has changed since they were changed here, to something else. */
export const clashesIn = (kept: readonly Line[], draft: Draft): Clash[] =>
  Object.keys(draft.cells).flatMap((key) =>
    typedIn(draft, key).flatMap(([month, { part, was }]) => {
      const theirs = keptPart(kept, key, month);
      return theirs !== was && theirs !== part ? [{ key, month, part, theirs }] : [];
    }),
  );

/** Settles clashes: what is kept counts as seen, or what is typed is given up. */
export const settled = (draft: Draft, clashes: readonly Clash[], whose: 'mine' | 'theirs'): Draft => {
  const cells: Record<string, Record<number, Typed>> = { ...draft.cells };
  for (const { key, month, part, theirs } of clashes) {
    const { [month]: _before, ...others } = cells[key] ?? {};
    cells[key] = whose === 'theirs' ? others : { ...others, [month]: { part, was: theirs } };
  }
  return { ...draft, cells };
};

/** The rows that differ from what is kept, each with how many months of it. */
const changedKeys = (kept: readonly Line[], draft: Draft): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const key of Object.keys(draft.cells)) {
    const count = typedIn(draft, key).filter(isChange(kept, key)).length;
    if (count > 0) counts.set(key, count);
  }
  const isActive = (key: string) => kept.some((line) => line.key === key && line.active);
  for (const { key } of draft.added) if (!isActive(key)) counts.set(key, counts.get(key) ?? 1);
  for (const key of draft.removed) if (isActive(key)) counts.set(key, 1);
  return counts;
};

/** How many changes are not saved: months, and rows that came or went. */
export const changeCount = (kept: readonly Line[], draft: Draft): number =>
  [...changedKeys(kept, draft).values()].reduce((sum, count) => sum + count, 0);

/** What is to be saved of one row. */
export interface Saving {
  seat: Seat;
  plan: ChangedPlan | AddedPlan;
}

/** What is to be saved. */
export const savingsOf = (kept: readonly Line[], draft: Draft, bid: Reference): Saving[] => {
  const rows = new Map(drafted(kept, draft).map((line) => [line.key, line]));
  return [...changedKeys(kept, draft).keys()].flatMap((key): Saving[] => {
    const line = rows.get(key);
    const before = kept.find((one) => one.key === key);
    if (!line) return before?.saved ? [{ seat: before, plan: { ...before.saved, status: 'Inactive' } }] : [];
    const { fte, openRole, parts } = line;
    const entries = entriesOf(parts);
    if (before?.saved)
      return [{ seat: line, plan: { ...before.saved, entries, ...(!before.active && { status: 'Active' }) } }];
    return [{ seat: line, plan: { opportunity: bid, ...(fte ? { fte } : { openRole }), entries } }];
  });
};
