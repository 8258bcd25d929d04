import { accountById } from '../accounts/accounts.ts';
import { minute, now } from '../clock.ts';
import type { AppContext } from '../context.ts';
import { enqueue } from '../mail/queue.ts';
import type { Language } from '../mail/texts.ts';
import { accountLetter } from '../mail/words/accountLetter.ts';
import { hashOf, newSecret } from '../secret.ts';
import type { Account } from '../tables.ts';
import { late } from './offer.ts';

interface Wanted {
  account: Account;
  googleId: string;
  /** Of the Google account. */
  address: string;
}

/** Mails the account's person a link that joins the Google account. Only the newest one works. */
export const mailJoinLink = async (
  { db, limits, settings }: AppContext,
  { account, googleId, address }: Wanted,
  language: Language,
): Promise<void> => {
  await limits.mails.spend(account.id);
  const token = newSecret();
  const link = new URL(`/join-google#token=${token}`, settings.PUBLIC_URL).href;
  const newest = { tokenHash: hashOf(token), googleId, expires: now() + 30 * minute };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('googleLinks')
      .values({ accountId: account.id, ...newest })
      .onDuplicateKeyUpdate(newest)
      .execute();
    const letter = await accountLetter(trx, 'joinGoogle', language, { name: account.name, google: address, link });
    await enqueue(trx, { ...letter, recipient: account.email, url: link, secret: true });
  });
};

/** Uses a link up: which Google account it joins to which account. */
export const redeemJoinLink = async (
  { db }: Pick<AppContext, 'db'>,
  token: string,
): Promise<Omit<Wanted, 'address'>> => {
  const tokenHash = hashOf(token);
  const link = await db
    .selectFrom('googleLinks')
    .selectAll()
    .where('tokenHash', '=', tokenHash)
    .where('expires', '>', now())
    .executeTakeFirst();
  const used = await db.deleteFrom('googleLinks').where('tokenHash', '=', tokenHash).executeTakeFirst();
  if (!link || used.numDeletedRows === 0n) throw late();
  const account = await accountById(db, link.accountId);
  if (!account) throw late();
  return { account, googleId: link.googleId };
};
