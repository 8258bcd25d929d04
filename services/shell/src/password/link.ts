import { isOpened } from '../accounts/accounts.ts';
import { minute, now } from '../clock.ts';
import type { AppContext } from '../context.ts';
import { isShut } from '../demo/shut.ts';
import { enqueue } from '../mail/queue.ts';
import type { Language, Letter } from '../mail/texts.ts';
import { accountLetter } from '../mail/words/accountLetter.ts';
import { hashOf, newSecret } from '../secret.ts';
import type { Account } from '../tables.ts';

/** Somebody who has never come in has no password to forget. */
export const letterFor = (account: Account): Letter => (isOpened(account) ? 'reset' : 'welcome');

/** Puts a mail with a link to choose a password into the queue. Only the newest link of an account works. */
export const mailLink = async (
  { db, settings, limits }: AppContext,
  account: Account,
  letter: Letter,
  language: Language,
): Promise<void> => {
  if (isShut(settings, account.id)) return;
  const mayMail = await limits.mails.spend(account.id).then(
    () => true,
    () => false,
  );
  if (!mayMail) return;
  const token = newSecret();
  // Behind the #, where no server, log or referrer sees it.
  const link = new URL(`/reset#token=${token}`, settings.PUBLIC_URL).href;
  await db.transaction().execute(async (trx) => {
    const newest = { tokenHash: hashOf(token), expires: now() + 30 * minute };
    await trx
      .insertInto('passwordResets')
      .values({ accountId: account.id, ...newest })
      .onDuplicateKeyUpdate(newest)
      .execute();
    const words = await accountLetter(trx, letter, language, { name: account.name, link });
    await enqueue(trx, { ...words, recipient: account.email, url: link, secret: true });
  });
};
