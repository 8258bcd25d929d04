import { endInvitations } from '../accounts/invitations.ts';
import type { AppContext } from '../context.ts';
import { notify } from '../mail/notice.ts';
import type { Language } from '../mail/texts.ts';
import type { Account, Db } from '../tables.ts';

/** Sets another password, ends all of the person's sessions and links, and tells the person who had one before. */
export const setPassword = async (
  trx: Db,
  { settings }: Pick<AppContext, 'settings'>,
  account: Pick<Account, 'id' | 'name' | 'email' | 'passwordHash'>,
  passwordHash: string,
  language: Language,
): Promise<void> => {
  const { id } = account;
  await trx.updateTable('accounts').set({ passwordHash }).where('id', '=', id).execute();
  await trx.deleteFrom('sessions').where('accountId', '=', id).execute();
  await trx.deleteFrom('passwordResets').where('accountId', '=', id).execute();
  await endInvitations(trx, id);
  await trx.deleteFrom('googleLinks').where('accountId', '=', id).execute();
  if (account.passwordHash) await notify(trx, settings, account, 'changed', language);
};
