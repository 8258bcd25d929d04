import type { Message } from '@bidwright/contract-kit';
import { appName } from '../../firm/appName.ts';
import type { Db } from '../../tables.ts';
import { type Language, type Letter, textsOf } from '../texts.ts';
import { filled, firmWords, type Words } from './firmWords.ts';

/** The kind of mail that a letter about an account is. */
export const accountKind = (letter: Letter): string => `account.${letter}`;

/** What a person is mailed about the account. */
export const accountLetter = async (
  db: Db,
  letter: Letter,
  language: Language,
  values: Message['values'],
): Promise<Words> => {
  const kind = accountKind(letter);
  const wordsIn = await firmWords(db, [kind]);
  return filled(wordsIn(kind, language) ?? textsOf(letter, language), { ...values, app: await appName(db) });
};
