import { isHan, partsOf } from './parts.ts';
import { isStopWord } from './stopWords.ts';

/** Something that an entry must hold, or must not. */
export interface Term {
  /** Words that follow each other. */
  parts: string[];
  /** Does the last word go on in any way? */
  isPrefix: boolean;
  /** Words as they were typed, without their other forms. */
  isExact: boolean;
  isExcluded: boolean;
}

/** Any of its terms will do. */
export type Clause = Term[];

interface Item {
  term: Term;
  /** Dropped where something better was typed. */
  isWeak: boolean;
}

const or = Symbol('or');

/** An excluding sign, then a phrase up to its closing sign or the end, or a word. */
const item = /(-*)(?:"([^"]*)"?|([^\s"]+))/g;

const isShort = (word: string) => !isHan(word) && [...word].length < 2;

const withoutShortEdges = (parts: string[]) => {
  const from = parts.findIndex((word) => !isShort(word));
  return from < 0 ? parts : parts.slice(from, parts.findLastIndex((word) => !isShort(word)) + 1);
};

const phraseItem = (text: string, isExcluded: boolean): Item => ({
  term: { parts: partsOf(text), isPrefix: false, isExact: true, isExcluded },
  isWeak: false,
});

const wordItem = (text: string, isExcluded: boolean): Item => {
  const parts = withoutShortEdges(partsOf(text));
  const [first = ''] = parts;
  const isAlone = parts.length === 1;
  const last = parts.at(-1) ?? '';
  const isPrefix = /[\p{L}\p{N}]\*+$/u.test(text) && !isHan(last) && !isShort(last);
  const isWeak = isAlone && !isExcluded && (isShort(first) || (isStopWord(first) && !isPrefix));
  return { term: { parts, isPrefix, isExact: isPrefix || !isAlone || isHan(first), isExcluded }, isWeak };
};

const readItem = ([whole, signs = '', phrase, word = '']: RegExpMatchArray): Item | typeof or => {
  if (whole === 'OR') return or;
  return phrase === undefined ? wordItem(word, signs !== '') : phraseItem(phrase, signs !== '');
};

const plainSigns = (text: string) => text.replace(/[“”„«»＂]/g, '"').replace(/\p{Cc}/gu, ' ');

/** Neighbours with OR between them become one clause. */
const joined = (items: (Item | typeof or)[]): Item[][] => {
  const clauses: Item[][] = [];
  let isJoining = false;
  for (const one of items) {
    if (one === or) {
      isJoining = clauses.length > 0;
    } else if (one.term.parts.length > 0) {
      const last = clauses.at(-1);
      if (isJoining && last) last.push(one);
      else clauses.push([one]);
      isJoining = false;
    }
  }
  return clauses;
};

const isFiller = (clause: Item[]) => clause.length === 1 && clause.every(({ isWeak }) => isWeak);
const isExclusion = (clause: Item[]) => clause.every(({ term }) => term.isExcluded);
const literal = ({ term, isWeak }: Item): Term => (isWeak ? { ...term, isExact: true } : term);

/** What a person typed, as clauses that all must hold. Nothing a person can type is an error. */
export const parseWords = (text: string): Clause[] => {
  const clauses = joined([...plainSigns(text).matchAll(item)].map(readItem));
  const wanted = clauses.filter((clause) => !isExclusion(clause));
  const hasStrong = wanted.some((clause) => !isFiller(clause));
  return clauses.filter((clause) => !hasStrong || !isFiller(clause)).map((clause) => clause.map(literal));
};
