import { isStopWord, partsOf } from '@bidwright/contract-rfp-library/words';

/** Words of every solicitation: they tell no text from another. */
const usual: ReadonlySet<string> = new Set(
  'shall must will should may can contractor offeror vendor quoter bidder government agency provide submit include following accordance required requirement requirements quotation proposal quote offer order contract all any each other such that this these with within'.split(
    ' ',
  ),
);
const maxWords = 12;

/** A search for texts that speak of what a demand speaks of: one of its own words is enough, the longest first. */
export const searchWordsOf = (demand: string): string => {
  const words = partsOf(demand).filter(
    (word) => word.length > 3 && !usual.has(word) && !isStopWord(word) && !/^\d+$/.test(word),
  );
  return [...new Set(words)]
    .toSorted((one, other) => other.length - one.length)
    .slice(0, maxWords)
    .join(' OR ');
};
