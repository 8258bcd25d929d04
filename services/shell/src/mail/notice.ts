import type { Settings } from '../settings.ts';
import type { Account, Db } from '../tables.ts';
import { enqueue } from './queue.ts';
import type { Language, Notice } from './texts.ts';
import { accountLetter } from './words/accountLetter.ts';

/** Tells a person what happened to the account, in the transaction in which it did. */
export const notify = async (
  trx: Db,
  { PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>,
  { name, email }: Pick<Account, 'name' | 'email'>,
  notice: Notice,
  language: Language,
): Promise<void> => {
  const link = new URL('/forgot', PUBLIC_URL).href;
  const letter = await accountLetter(trx, notice, language, { name, link });
  await enqueue(trx, { ...letter, recipient: email, url: link, secret: false });
};
