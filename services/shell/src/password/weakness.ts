import type { Message } from '@bidwright/contract-kit';
import { refuse } from '../refuse.ts';
import type { Settings } from '../settings.ts';
import { commonPasswords } from './common.ts';
import { fold, type Owner, ownWords } from './ownWords.ts';
import { isPattern, repeatedPart } from './pattern.ts';

/** Fewest letters a password needs beside the words that others know of a person. */
const fewestOwn = 8;

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}]/gu, '');

/** A common password, once or again and again. */
const isListed = (text: string, isCommon: (password: string) => boolean) =>
  isCommon(text) || isCommon(repeatedPart(text));

/** A common password, perhaps with figures and signs before and after it that are as easy. */
const isDressed = (folded: string, isCommon: (password: string) => boolean) => {
  const [, before = '', core = '', after = ''] = /^(\P{L}*)(.*?)(\P{L}*)$/su.exec(folded) ?? [];
  return isListed(core, isCommon) && [before, after].every((part) => isPattern(part) || isListed(part, isCommon));
};

/** The first of the words the password is built on, if little else is in it. */
const builtOn = (folded: string, words: string[]): string | undefined => {
  let rest = folded;
  for (const word of words) rest = rest.replaceAll(word, ' ');
  return [...lettersOf(rest)].length < fewestOwn ? words.find((word) => folded.includes(word)) : undefined;
};

/** Why a password would be guessed soon; null: it would not. */
export const weaknessOf = async (
  password: string,
  owner: Owner,
  settings: Pick<Settings, 'FIRM_WORDS' | 'REGISTRATION_DOMAINS'>,
): Promise<
  ({ key: 'shell.password.common' | 'shell.password.pattern' | 'shell.password.personal' } & Message) | null
> => {
  const isCommon = await commonPasswords();
  const folded = fold(password);
  if (isPattern(folded)) return { key: 'shell.password.pattern' };
  if (isCommon(password) || isListed(folded, isCommon) || isDressed(folded, isCommon)) {
    return { key: 'shell.password.common' };
  }
  const word = builtOn(folded, ownWords(owner, settings));
  return word === undefined ? null : { key: 'shell.password.personal', values: { word } };
};

/** Refuses a new password that would be guessed soon, at its field. */
export const mustBeStrong = async (
  password: string,
  owner: Owner,
  settings: Pick<Settings, 'FIRM_WORDS' | 'REGISTRATION_DOMAINS'>,
): Promise<void> => {
  const weakness = await weaknessOf(password, owner, settings);
  if (weakness) throw refuse({ status: 422, code: 'invalid', ...weakness, field: 'password' });
};
