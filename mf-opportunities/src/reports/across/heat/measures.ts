/** Sizes of a map of cells, in dots. */
export const cell = { width: 44, height: 32 };
export const step = { width: cell.width + 2, height: cell.height + 2 };
export const head = 24;

/** Letters of a row's name that have room beside it. */
const letters = 26;
export const short = (name: string): string => (name.length > letters ? `${name.slice(0, letters - 1)}…` : name);

/** Room for the names beside the cells. */
export const sideOf = (names: readonly string[]): number =>
  24 + Math.max(0, ...names.map((name) => short(name).length)) * 7;
