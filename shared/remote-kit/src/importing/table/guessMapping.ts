import type { Mapping } from './importTarget.ts';

/** How a field may stand at the head of a column. */
export interface Called {
  field: string;
  /** What the pages call it. */
  name: string;
  /** What other programs call it. */
  words: readonly string[];
}

const letters = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** The record's field behind a part of it. */
const whole = (field: string) => field.split('.', 1)[0] ?? field;

/**
 * Which field each column fills, by what stands at its head. The field's own name, as an export writes it, comes before what the pages call
 * it, and that before the words of other programs: the closest is sure not to lose its field to one that merely sounds like it.
 */
export const guessMapping = (columns: readonly string[], called: readonly Called[]): Mapping => {
  const found = new Map<string, string>();
  const filled = new Set<string>();
  const look = (namesOf: (one: Called) => readonly string[], read: (text: string) => string) => {
    const known = new Map(
      called.flatMap((one) => namesOf(one).map((name) => [read(name), one.field] as const)).toReversed(),
    );
    for (const column of columns) {
      const field = column.startsWith('#') || found.has(column) ? undefined : known.get(read(column));
      if (!field || filled.has(field) || (field === whole(field) && [...filled].some((one) => whole(one) === field)))
        continue;
      found.set(column, field);
      filled.add(field);
    }
  };
  look(
    ({ field }) => [field],
    (text) => text,
  );
  look(({ name }) => [name], letters);
  look(({ words }) => words, letters);
  look(({ field }) => [field], letters);
  return Object.fromEntries(columns.map((column) => [column, found.get(column) ?? null]));
};
