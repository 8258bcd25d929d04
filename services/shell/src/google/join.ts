import type { Session } from '@bidwright/contract-shell';
import type { Request, Response } from 'express';
import { enter } from '../accounts/enter.ts';
import type { AppContext } from '../context.ts';
import { notify } from '../mail/notice.ts';
import { languageOf } from '../mail/texts.ts';
import type { Account } from '../tables.ts';
import { late, takeOffer } from './offer.ts';

/** Joins a Google account to an account that was proven to be the same person's, and lets the person in. */
export const join = async (
  context: AppContext,
  account: Account,
  googleId: string,
  request: Request,
  response: Response,
): Promise<Session> => {
  await context.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('accounts')
      .set({ googleId })
      .where('id', '=', account.id)
      .where((is) => is.or([is('googleId', 'is', null), is('googleId', '=', googleId)]))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw late();
    await trx.deleteFrom('googleLinks').where('accountId', '=', account.id).execute();
    await notify(trx, context.settings, account, 'googleJoined', languageOf(request));
  });
  takeOffer(context, response);
  return enter(context, { ...account, googleId }, request, response);
};
