import type { AppOffer } from '@bidwright/contract-shell';
import type { AppContext } from '../context.ts';
import { appName } from '../firm/appName.ts';
import { notify } from '../mail/notice.ts';
import type { Language } from '../mail/texts.ts';
import type { Account } from '../tables.ts';
import { addressForApp, keepApp, newSecretOfApp, periodOf } from './authenticator.ts';
import { wrongCode } from './guessCode.ts';
import { firstCodes } from './recovery.ts';
import { seal, unsealed } from './sealed.ts';

/** So long the set-up of an app may take. */
const minutes = 30;

/** A secret for an app. It counts once a code of the app has come back with it. */
export const offerApp = async ({ db, key }: AppContext, { id, email }: Account): Promise<AppOffer> => {
  const secret = newSecretOfApp();
  return {
    secret,
    address: addressForApp(secret, await appName(db), email),
    offer: await seal('set up', { account: id, secret }, key, minutes),
  };
};

/** Keeps the app whose code came back. Recovery codes come with the first second step; null: there are some. */
export const confirmApp = async (
  { db, key, limits, settings }: AppContext,
  account: Account,
  { code, offer }: { code: string; offer: string },
  language: Language,
): Promise<string[] | null> => {
  const facts = await unsealed('set up', offer, key);
  await limits.codes.spend(account.id);
  const { secret } = facts?.account === account.id ? facts : {};
  const period = typeof secret === 'string' ? periodOf(secret, code.replace(/\s/g, '')) : null;
  if (typeof secret !== 'string' || period === null) throw wrongCode();
  await limits.codes.giveBack(account.id);
  return db.transaction().execute(async (trx) => {
    await keepApp(trx, key, account.id, secret, period);
    await notify(trx, settings, account, 'appAdded', language);
    return firstCodes(trx, key, account.id);
  });
};
