/** Sizes of the cells of a map, in dots. Statuses are called by longer words than weeks. */
export const cellSizes = {
  heat: { width: 44, height: 32, letters: 6 },
  bubbles: { width: 104, height: 56, letters: 15 },
} as const;

export const gap = 2;
export const head = 24;

const wide = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff60]/u;

/** For how many letters there must be room: those of Chinese and its neighbours are as wide as two. */
const roomOf = (text: string): number => [...text].reduce((room, letter) => room + (wide.test(letter) ? 2 : 1), 0);

/** Letters of a row's name that have room beside it. */
const letters = 26;
export const short = (name: string, most: number = letters): string => {
  if (roomOf(name) <= most) return name;
  let cut = '';
  for (const letter of name) {
    if (roomOf(cut + letter) >= most) break;
    cut += letter;
  }
  return `${cut}…`;
};

/** Room for the names beside the cells. */
export const sideOf = (names: readonly string[]): number =>
  24 + Math.max(0, ...names.map((name) => roomOf(short(name)))) * 7;
