import { fold, isStopWord, parseWords } from '@bidwright/contract-rfp-library/words';

/** What must be said of the words before their results: nothing in them can be looked for, or only what stands in every text. */
export type Wording = 'signs' | 'common' | undefined;

export const wordingOf = (words: string): Wording => {
  if (!words.trim()) return undefined;
  const terms = parseWords(words).flat();
  if (terms.length === 0) return 'signs';
  const isCommon = terms.every(({ parts, isPrefix }) => !isPrefix && parts.every((part) => isStopWord(fold(part))));
  return isCommon && !words.includes('"') ? 'common' : undefined;
};
