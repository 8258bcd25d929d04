/** Sizes of the cells of a map, in dots. Statuses are called by longer words than weeks. */
const cellSizes = {
  heat: { narrowest: 44, widest: 88, height: 32 },
  bubbles: { narrowest: 104, widest: 200, height: 56 },
} as const;

/** About what a letter of a heading takes. */
const letter = 6.9;

export const gap = 2;
export const head = 24;

const wide = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff60]/u;

/** For how many letters there must be room: those of Chinese and its neighbours are as wide as two. */
const roomOf = (text: string): number => [...text].reduce((room, letter) => room + (wide.test(letter) ? 2 : 1), 0);

/** Letters of a row's name that have room beside it. */
const letters = 26;
export const short = (name: string, max: number = letters): string => {
  if (roomOf(name) <= max) return name;
  let cut = '';
  for (const letter of name) {
    if (roomOf(cut + letter) >= max) break;
    cut += letter;
  }
  return `${cut}…`;
};

/** Room for the names beside the cells. */
export const sideOf = (names: readonly string[]): number =>
  24 + Math.max(0, ...names.map((name) => roomOf(short(name)))) * 7;

/** How large the cells of so many columns are: as wide as the room beside the names lets them be, within reason. */
export const cellSize = (kind: keyof typeof cellSizes, columns: number, room: number) => {
  const { narrowest, widest, height } = cellSizes[kind];
  const width = Math.max(narrowest, Math.min(widest, Math.floor(room / Math.max(1, columns)) - gap));
  return { width, height, letters: Math.floor(width / letter) };
};
