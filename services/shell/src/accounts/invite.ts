import type { Register } from '@bidwright/contract-shell';
import type { AppContext } from '../context.ts';
import type { Language } from '../mail/texts.ts';
import { letterFor, mailLink } from '../password/link.ts';
import { accountFor } from './accountFor.ts';
import { accountByEmail, noKeys } from './accounts.ts';
import type { Admission } from './admission.ts';
import { insertAccount } from './newAccount.ts';

/**
 * Keeps a registration until the link in a mail is used, where the person chooses the password that counts. One given
 * before would let somebody register another's address and wait for the owner to confirm it.
 */
export const invite = async (
  context: AppContext,
  form: Omit<Register, 'password'>,
  admission: Admission,
  language: Language,
): Promise<void> => {
  const known = await accountFor(context, form.email);
  if (!known) await insertAccount(context.db, { ...form, ...noKeys }, admission);
  const account = known ?? (await accountByEmail(context.db, form.email));
  if (account) await mailLink(context, account, letterFor(account), language);
};
