/** Sizes of the cells of a map, in dots. Statuses are called by longer words than weeks. */
export const cellSizes = {
  heat: { width: 44, height: 32, letters: 6 },
  bubbles: { width: 104, height: 56, letters: 15 },
} as const;

export const gap = 2;
export const head = 24;

/** Letters of a row's name that have room beside it. */
const letters = 26;
export const short = (name: string, most: number = letters): string =>
  name.length > most ? `${name.slice(0, most - 1)}…` : name;

/** Room for the names beside the cells. */
export const sideOf = (names: readonly string[]): number =>
  24 + Math.max(0, ...names.map((name) => short(name).length)) * 7;
