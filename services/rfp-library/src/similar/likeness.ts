import { partsOf } from '@bidwright/contract-rfp-library/words';

/** Words that are compared in a row: fewer are alike by chance. */
const row = 3;

/** A text's wording: each few of its words that follow each other. */
export const wordingOf = (text: string): Set<string> => {
  const words = partsOf(text);
  if (words.length < row) return new Set(words.length > 0 ? [words.join(' ')] : []);
  return new Set(words.slice(row - 1).map((_word, at) => words.slice(at, at + row).join(' ')));
};

/** The part of their wording that two texts share, from 0 to 1. */
export const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  if (one.size === 0 || other.size === 0) return 0;
  const shared = [...one].filter((words) => other.has(words)).length;
  return shared / (one.size + other.size - shared);
};

/** Words by which a text is looked for: its longest ones say most about it. */
const telling = 24;

export const tellingWords = (text: string): string[] =>
  [...new Set(partsOf(text.slice(0, 20_000)))]
    .filter((word) => word.length > 3)
    .sort((one, other) => other.length - one.length || (one < other ? -1 : 1))
    .slice(0, telling);
