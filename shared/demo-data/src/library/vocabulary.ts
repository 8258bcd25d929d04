/** Numbers from 0 up to 1, the same for the same start: quick enough for hundreds of millions. */
export const randomFrom = (start: number): (() => number) => {
  let state = Math.imul(start + 1, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Words of a large firm's library: a few stand everywhere, most hardly anywhere. */
const size = 60_000;

const starts = [
  'b',
  'br',
  'c',
  'd',
  'dr',
  'f',
  'g',
  'h',
  'k',
  'l',
  'm',
  'n',
  'p',
  'pr',
  'r',
  's',
  'st',
  't',
  'tr',
  'v',
];
const middles = ['a', 'e', 'i', 'o', 'u', 'ea', 'io', 'or', 'an', 'el'];
const ends = ['l', 'n', 'r', 's', 't', 'm', 'nd', 'rk', 'x', ''];

/** An invented word; no two numbers give the same one. */
const invented = (n: number): string => {
  let left = n;
  let word = '';
  for (const letters of [starts, middles, ends, starts, middles]) {
    word += letters[left % letters.length];
    left = Math.floor(left / letters.length);
  }
  return word + (left > 0 ? `o${left}` : '');
};

/** A word by Zipf's law: the tenth is a tenth as frequent as the first. */
export const zipfWord = (random: () => number): string => invented(Math.floor(size ** random()) - 1);

/** One of a list; the first ones more often. */
export const oftenFirst = <T>(list: readonly T[], random: () => number): T | undefined =>
  list[Math.floor(list.length * random() ** 2)];
