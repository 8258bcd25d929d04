import { isHan, partsOf } from '@bidwright/contract-rfp-library/words';

/** Words that are compared in a row: fewer are alike by chance. */
const row = 3;

/** The words of a text in order. Chinese, which is written without spaces, is taken letter by letter. */
const unitsOf = (text: string): string[] => partsOf(text).flatMap((part) => (isHan(part) ? [...part] : part));

const inRow = (units: string[]) => units.join(' ').replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '');

/** Each few words that follow each other, in order; a shorter text is one row. */
const rowsOf = (text: string): string[] => {
  const units = unitsOf(text);
  if (units.length < row) return units.length > 0 ? [inRow(units)] : [];
  return units.slice(row - 1).map((_unit, at) => inRow(units.slice(at, at + row)));
};

/** A text's wording: each few of its words that follow each other. */
export const wordingOf = (text: string): Set<string> => new Set(rowsOf(text));

/** The part of their wording that two texts share, from 0 to 1. */
export const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  if (one.size === 0 || other.size === 0) return 0;
  const shared = [...one].filter((words) => other.has(words)).length;
  return shared / (one.size + other.size - shared);
};
