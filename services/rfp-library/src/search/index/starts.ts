import { valueToken } from './facets.ts';

/** Letters of a word that are indexed as its start. */
const max = 3;

/** A word as the tokenizer cuts it: everything but ASCII signs. */
const word = /(?:[a-z0-9]|[^\0-\x7f])+/g;

const [mark, shortMark] = [valueToken('start'), valueToken('short')];

const surrogate = /[\ud800-\udfff]/;

/** Its first letters. Nearly all are of one unit, and taking letters apart is slow. */
const cut = (text: string) => {
  const units = text.slice(0, max);
  return surrogate.test(units) ? [...text].slice(0, max).join('') : units;
};

const firstOf = (text: string) => mark + cut(text);

const isLong = (text: string) => text.length > cut(text).length;

/** The letters of a start, or of what is kept of a short word. */
export const lettersOf = (token: string): string => token.slice(mark.length);

/** What is kept of a word that is all of its start, so that its beginning finds it. */
export const shortToken = (word: string): string => shortMark + word;

export const isStart = (token: string): boolean => token.startsWith(mark);

/**
 * The starts of all words, each once, and the words of so few letters that they are their own: these need none. FTS5 has
 * prefixes of its own, which take half as much again of the file, as they keep where each word stands.
 */
export const startsOf = (text: string): { starts: string[]; short: string[] } => {
  const [starts, short] = [new Set<string>(), new Set<string>()];
  for (const one of new Set(text.match(word)))
    if (isLong(one)) starts.add(firstOf(one));
    else short.add(one);
  return { starts: [...starts], short: [...short] };
};

/** What words that start so are found by, unless more letters are given than are indexed; a part of a start is open. */
export const startTokens = (start: string): { tokens: string[]; isOpen: boolean } | undefined => {
  const { length } = [...start];
  if (length > max) return undefined;
  return length < max ? { tokens: [firstOf(start)], isOpen: true } : { tokens: [firstOf(start), start], isOpen: false };
};
