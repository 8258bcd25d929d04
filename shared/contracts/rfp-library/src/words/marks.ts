import type { Mark, Snippet } from '../search.ts';
import { foldInPlace } from './fold.ts';
import type { Clause, Term } from './parse.ts';
import { isHan } from './parts.ts';
import { formsOf } from './stem.ts';

/** What words are made of, what may stand between them, and the accents that a letter may carry after it. */
interface Alphabet {
  letter: string;
  gap: string;
  accents: string;
}

const accented: Alphabet = { letter: '[\\p{L}\\p{N}\\p{M}]', gap: '[^\\p{L}\\p{N}]*', accents: '\\p{M}*' };

/** Where no letter carries an accent of its own, or all letters are of ASCII, the same is said in less, which is found many times quicker. */
const plain: Alphabet = { letter: '[\\p{L}\\p{N}]', gap: '[^\\p{L}\\p{N}]*', accents: '' };
const ascii: Alphabet = { letter: '[a-z0-9]', gap: '[^a-z0-9]*', accents: '' };

const alphabetOf = (text: string): Alphabet => {
  if (!/(?=[^\0-\x7f])[\p{L}\p{N}\p{M}]/u.test(text)) return ascii;
  return /\p{M}/u.test(text) ? accented : plain;
};

/** Half a word marked misleads. */
const whole = (inner: string, { letter, accents }: Alphabet, rest = '') =>
  `(?<!${letter})(?:${inner})${accents}${rest}(?!${letter})`;

const patternOf = ({ parts, isExact, isPrefix }: Term, alphabet: Alphabet) => {
  const { letter, gap, accents } = alphabet;
  const spelled = (word: string) => [...word].join(accents);
  // Chinese is written without spaces: there the find alone is marked.
  const wordOf = (word: string, rest?: string) => (isHan(word) ? word : whole(spelled(word), alphabet, rest));
  if (!isExact) return whole(formsOf(parts.join('')).map(spelled).join('|'), alphabet);
  return parts.map((word, at) => wordOf(word, isPrefix && at === parts.length - 1 ? `${letter}*` : '')).join(gap);
};

/** Finds what was searched for in folded texts. Undefined when nothing was. */
const finderOf = (clauses: Clause[]): ((text: string) => RegExp) | undefined => {
  const terms = clauses.flat().filter(({ isExcluded }) => !isExcluded);
  if (terms.length === 0) return undefined;
  const made = new Map<Alphabet, RegExp>();
  return (text) => {
    const alphabet = alphabetOf(text);
    const finder = made.get(alphabet) ?? new RegExp(terms.map((term) => patternOf(term, alphabet)).join('|'), 'gu');
    made.set(alphabet, finder);
    return finder;
  };
};

/** Characters of a snippet, and of those before its first mark. */
const maxLength = 240;
const lead = 60;

const startNear = (text: string, first: number) => {
  const from = first - lead;
  if (from <= 0) return 0;
  const space = text.slice(from, first).search(/\s/);
  return space >= 0 ? from + space + 1 : from;
};

const endNear = (text: string, from: number) => {
  if (from + maxLength >= text.length) return text.length;
  const cut = text.slice(from, from + maxLength);
  return from + (/^(.{60,})\s\S{0,24}$/su.exec(cut)?.[1]?.length ?? maxLength);
};

/** Half a character would be none. */
const whereWhole = (text: string, at: number) => (/^[\udc00-\udfff]/.test(text.slice(at)) ? at + 1 : at);

/** Marks what was searched for in texts. */
export const marker = (clauses: Clause[]) => {
  const finder = finderOf(clauses);

  const marksIn = (text: string): Mark[] => {
    if (!finder) return [];
    const folded = foldInPlace(text);
    return [...folded.matchAll(finder(folded))].map(({ index, 0: found }) => [index, index + found.length]);
  };
  const firstIn = (text: string): number => {
    if (!finder) return 0;
    const folded = foldInPlace(text);
    return folded.search(finder(folded));
  };

  return {
    marksIn,

    /** The text around the first find, or else its beginning. */
    snippetOf: (text: string): Snippet => {
      const from = whereWhole(text, startNear(text, firstIn(text)));
      const to = whereWhole(text, endNear(text, from));
      const piece = text.slice(from, to);
      return { text: piece, marks: marksIn(piece), before: from > 0, after: to < text.length };
    },
  };
};
