import type { Settings } from '../settings.ts';

/** Whose password it is going to be. */
export interface Owner {
  name: string;
  email: string;
}

/** Letters as a guesser takes them: without case and marks. */
export const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const product = 'bidwright';

const partsOf = (text: string): string[] => fold(text).split(/[^\p{L}\p{N}]+/u);

/** Of `ada@mail.firm.com` what is not of everyone: `ada`, `mail`, `firm`. */
const partsOfAddress = (email: string): string[] => {
  const [local = '', domain = ''] = email.split('@');
  return [fold(local), ...partsOf(local), ...partsOf(domain).slice(0, -1)];
};

/** Two letters stand in too many words, but are a whole name in Chinese. */
const isTelling = (word: string) => [...word].length > 2 || /\p{Script=Han}{2}/u.test(word);

/** What others know of a person and the firm and would try first, the longest first. */
export const ownWords = (
  { name, email }: Owner,
  { FIRM_WORDS, REGISTRATION_DOMAINS }: Pick<Settings, 'FIRM_WORDS' | 'REGISTRATION_DOMAINS'>,
): string[] => {
  const ofFirm = [product, ...FIRM_WORDS.flatMap(partsOf), ...REGISTRATION_DOMAINS.flatMap((one) => partsOf(one))];
  const words = new Set([...partsOf(name), fold(name).replaceAll(' ', ''), ...partsOfAddress(email), ...ofFirm]);
  return [...words].filter(isTelling).sort((one, other) => other.length - one.length);
};
