import { fold } from './fold.ts';

const han = '\\p{Script=Han}';
const part = new RegExp(`${han}+|(?:(?!${han})[\\p{L}\\p{N}])+`, 'gu');
const hanRun = new RegExp(`${han}+`, 'gu');

/** Is it a run of Chinese, which is written without spaces? */
export const isHan = (word: string): boolean => /^\p{Script=Han}/u.test(word);

/** The words of a text in order; a run of Chinese is one. */
export const partsOf = (text: string): string[] => fold(text).match(part) ?? [];

/** Pairs of neighbours, so that any two characters that stand together are found. */
const pairsOf = (run: string): string[] => {
  const letters = [...run];
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
};

/** A run of Chinese as it is indexed: its pairs, and its last character, at which no pair begins. */
const indexed = (run: string) => [...pairsOf(run), [...run].at(-1)].join(' ');

/** A text as it goes into the index: folded, with nothing but words and ASCII signs, Chinese in pairs. */
export const indexedText = (text: string): string => {
  const folded = fold(text);
  if (!/[^\0-\x7f]/.test(folded)) return folded;
  return folded.replace(/[^\p{L}\p{N}\0-\x7f]+/gu, ' ').replace(hanRun, (run) => ` ${indexed(run)} `);
};

/** What stands in the index for words that follow each other. An open end goes on in any way: then it is a prefix. */
export const tokensOf = (parts: string[]): { tokens: string[]; isOpen: boolean } => {
  const last = parts.at(-1) ?? '';
  const before = parts.slice(0, -1).flatMap((word) => (isHan(word) ? indexed(word).split(' ') : [word]));
  if (!isHan(last)) return { tokens: [...before, last], isOpen: false };
  const pairs = pairsOf(last);
  return pairs.length > 0
    ? { tokens: [...before, ...pairs], isOpen: false }
    : { tokens: [...before, last], isOpen: true };
};
