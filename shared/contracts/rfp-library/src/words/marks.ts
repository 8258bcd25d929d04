import type { Mark, Snippet } from '../search.ts';
import { foldInPlace } from './fold.ts';
import type { Clause, Term } from './parse.ts';
import { isHan } from './parts.ts';
import { formsOf } from './stem.ts';

const letter = '[\\p{L}\\p{N}\\p{M}]';

/** A letter may carry accents of its own after it. */
const spelled = (word: string) => [...word].join('\\p{M}*');

/** Half a word marked misleads. Chinese is written without spaces: there the find alone is marked. */
const whole = (word: string, rest = '') =>
  isHan(word) ? word : `(?<!${letter})${spelled(word)}\\p{M}*${rest}(?!${letter})`;

const patternOf = ({ parts, isExact, isPrefix }: Term) => {
  if (!isExact) return formsOf(parts.join('')).map((form) => whole(form));
  return [
    parts
      .map((word, at) => whole(word, isPrefix && at === parts.length - 1 ? `${letter}*` : ''))
      .join('[^\\p{L}\\p{N}]*'),
  ];
};

/** Finds what was searched for in folded texts. Undefined when nothing was. */
const finderOf = (clauses: Clause[]): RegExp | undefined => {
  const terms = clauses.flat().filter(({ isExcluded }) => !isExcluded);
  return terms.length > 0 ? new RegExp(terms.flatMap(patternOf).join('|'), 'gu') : undefined;
};

/** Characters of a snippet, and of those before its first mark. */
const longest = 240;
const lead = 60;

const startNear = (text: string, first: number) => {
  const from = first - lead;
  if (from <= 0) return 0;
  const space = text.slice(from, first).search(/\s/);
  return space >= 0 ? from + space + 1 : from;
};

const endNear = (text: string, from: number) => {
  if (from + longest >= text.length) return text.length;
  const cut = text.slice(from, from + longest);
  return from + (/^(.{60,})\s\S{0,24}$/su.exec(cut)?.[1]?.length ?? longest);
};

/** Half a character would be none. */
const whereWhole = (text: string, at: number) => (/^[\udc00-\udfff]/.test(text.slice(at)) ? at + 1 : at);

/** Marks what was searched for in texts. */
export const marker = (clauses: Clause[]) => {
  const finder = finderOf(clauses);

  const marksIn = (text: string): Mark[] =>
    finder ? [...foldInPlace(text).matchAll(finder)].map(({ index, 0: found }) => [index, index + found.length]) : [];

  return {
    marksIn,

    /** The text around the first find, or else its beginning. */
    snippetOf: (text: string): Snippet => {
      const first = finder ? foldInPlace(text).search(finder) : 0;
      const from = whereWhole(text, startNear(text, first));
      const to = whereWhole(text, endNear(text, from));
      const piece = text.slice(from, to);
      return { text: piece, marks: marksIn(piece), before: from > 0, after: to < text.length };
    },
  };
};
