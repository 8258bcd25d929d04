import type { AppContext } from '../context.ts';
import { notify } from '../mail/notice.ts';
import type { Language } from '../mail/texts.ts';
import type { Account } from '../tables.ts';

/** The ways to sign in that can be taken off an account, with the notice of it. */
const ways = {
  google: { key: 'googleId', notice: 'googleLeft' },
  oidc: { key: 'oidcSubject', notice: 'oidcLeft' },
} as const;

/** Takes another way to sign in off an account that has a password. Whoever came in by it has to sign in again. */
export const leave = async (
  { db, settings }: AppContext,
  account: Account,
  way: keyof typeof ways,
  language: Language,
): Promise<void> => {
  const { key, notice } = ways[way];
  const { id } = account;
  if (!account[key]) return;
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('accounts')
      .set({ [key]: null })
      .where('id', '=', id)
      .execute();
    if (way === 'google') await trx.deleteFrom('googleLinks').where('accountId', '=', id).execute();
    await trx.deleteFrom('sessions').where('accountId', '=', id).execute();
    await notify(trx, settings, account, notice, language);
  });
};
