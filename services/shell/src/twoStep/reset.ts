import { audit, type CallContext, entryOf, isId, Problem } from '@bidwright/service-kit';
import { accountById } from '../accounts/accounts.ts';
import { contextOf } from '../context.ts';
import { languageFor } from '../firm/languages.ts';
import { notify } from '../mail/notice.ts';

/**
 * Takes every second step off an account whose person has lost them. All sessions end: whoever took the phone may hold one. The next
 * sign-in by password sets another one up where a role needs it.
 */
export const resetSteps = async (
  { service, by, request }: Pick<CallContext, 'service' | 'by' | 'request'>,
  accountId: string,
): Promise<void> => {
  const { db, sessions, settings } = contextOf(service);
  const account = isId(accountId) ? await accountById(db, accountId) : undefined;
  if (!account) throw new Problem(404, 'no-account', 'This person has no account yet');
  const language = await languageFor(db, request);
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('authenticators').where('accountId', '=', accountId).execute();
    await trx.deleteFrom('passkeys').where('accountId', '=', accountId).execute();
    await trx.deleteFrom('recoveryCodes').where('accountId', '=', accountId).execute();
    await notify(trx, settings, account, 'twoStepReset', language);
    await audit(trx, entryOf(by, 'twoStepReset', 'users', { recordId: accountId }));
  });
  await sessions.endAll(accountId);
};
