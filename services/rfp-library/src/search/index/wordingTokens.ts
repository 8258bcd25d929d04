import { valueToken } from './facets.ts';

/** Tokens of a text at most. */
const max = 8;
/** How many there are of each: of a million texts thirty share one by chance, fewer than are compared word by word. */
const different = 32_768;

/** Spreads a number over all 32 bits, each of them by all of its own. */
const spread = (number: number) => {
  let bits = Math.imul(number ^ (number >>> 16), 0x85eb_ca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2_ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
};

const isOfWord = (code: number) => (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code > 127;

/** A number for each word of a text as it is indexed, in order. A million texts are read letter by letter, so nothing is cut out. */
const wordsOf = (text: string): number[] => {
  const words: number[] = [];
  let word = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isOfWord(code)) word = Math.imul(word ^ code, 0x0100_0193) + 1;
    else if (word !== 0) {
      words.push(word);
      word = 0;
    }
  }
  return words;
};

/** A number for three words in a row, each of which counts by its place. */
const numberOf = (first = 0, second = 0, third = 0) =>
  spread(first ^ Math.imul(second, 0x9e37_79b1) ^ Math.imul(third, 0x27d4_eb2f));

/**
 * The last digits: of the smallest number the first say little. Two texts seldom share one
 * by chance, and it takes little of the file.
 */
const shortened = (row: number) => (Math.floor(row / max) % different).toString(36);

/**
 * The wording of a text as it is indexed, in a few tokens: its rows of words are numbered as if by chance, and of each eighth of
 * the numbers the smallest is kept. Of texts that have half of their rows in common each token is the same with a chance of one
 * half, so that one pair in 256 has none; and however many texts there are, what is like one is found without reading their words.
 */
export const wordingTokens = (text: string): string[] => {
  const words = wordsOf(text);
  const smallest: number[] = [];
  // A shorter text is one row.
  for (let at = 0; at < words.length && (at === 0 || at + 2 < words.length); at += 1) {
    const row = numberOf(words[at], words[at + 1], words[at + 2]);
    const part = row % max;
    smallest[part] = Math.min(row, smallest[part] ?? row);
  }
  return smallest.flatMap((row, part) => valueToken('wording', `${part}${shortened(row)}`));
};
