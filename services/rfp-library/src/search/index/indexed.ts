import { indexedText } from '@bidwright/contract-rfp-library/words';
import type { Entry } from '../entry.ts';
import { facetsOf, isOpened, lettersIn, orderTokens } from './facets.ts';
import type { columns } from './file.ts';
import { type SortKeys, sortKeysOf } from './sortKeys.ts';
import { shortToken, startsOf } from './starts.ts';
import { wordingTokens } from './wordingTokens.ts';

/** An entry in the words by which it is found. */
export interface IndexedEntry extends Pick<Entry, 'id' | 'stamp' | 'proposalYear' | 'dateCreated'> {
  keys: SortKeys;
  /** None where it is never to be found. */
  words?: Record<keyof typeof columns, string>;
  /** Tokens that may be asked for by their beginning. */
  opened: string[];
}

/** Takes an entry apart into words. */
export const indexed = (entry: Entry): IndexedEntry => {
  const { id, stamp, proposalYear, dateCreated } = entry;
  const keys = sortKeysOf(entry);
  if (!entry.isActive) return { id, stamp, proposalYear, dateCreated, keys, opened: [] };
  const texts = {
    rfpContent: indexedText(entry.rfpContent),
    documentText: indexedText(entry.documentText),
    sectionTitle: indexedText(entry.sectionTitle),
    opportunity: indexedText(entry.opportunity),
    internalStaffName: indexedText(entry.internalStaffName),
    externalContractor: indexedText(entry.externalContractor),
  };
  const { starts, short } = startsOf(Object.values(texts).join(' '));
  const facets = facetsOf(entry, keys);
  const words = {
    ...texts,
    rfpContent: [
      texts.rfpContent,
      ...starts,
      ...lettersIn(entry),
      ...wordingTokens(texts.rfpContent),
      ...orderTokens(keys),
    ].join(' '),
    facets: facets.join(' '),
  };
  const opened = [...starts, ...short.map(shortToken), ...facets.filter(isOpened)];
  return { id, stamp, proposalYear, dateCreated, keys, words, opened };
};
