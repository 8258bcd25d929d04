import type { AppContext } from '../context.ts';
import { notify } from '../mail/notice.ts';
import type { Language } from '../mail/texts.ts';
import type { Account } from '../tables.ts';

/** Takes the Google account off an account that has a password. Whoever came in by it has to sign in again. */
export const leave = async ({ db, settings }: AppContext, account: Account, language: Language): Promise<void> => {
  const { id, googleId } = account;
  if (!googleId) return;
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('accounts').set({ googleId: null }).where('id', '=', id).execute();
    await trx.deleteFrom('googleLinks').where('accountId', '=', id).execute();
    await trx.deleteFrom('sessions').where('accountId', '=', id).execute();
    await notify(trx, settings, account, 'googleLeft', language);
  });
};
