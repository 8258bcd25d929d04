import { fill } from '@bidwright/contract-kit';
import type { Settings } from '../settings.ts';
import type { Account, Db } from '../tables.ts';
import { enqueue } from './queue.ts';
import { type Language, type Notice, textsOf } from './texts.ts';

/** Tells a person what happened to the account, in the transaction in which it did. */
export const notify = async (
  trx: Db,
  { PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>,
  { name, email }: Pick<Account, 'name' | 'email'>,
  notice: Notice,
  language: Language,
): Promise<void> => {
  const { subject, text } = textsOf(notice, language);
  const link = new URL('/forgot', PUBLIC_URL).href;
  await enqueue(trx, { recipient: email, subject, text: fill(text, { name, link }), url: link, secret: false });
};
