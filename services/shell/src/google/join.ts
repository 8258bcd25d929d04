import type { Session } from '@bidwright/contract-shell';
import type { Request, Response } from 'express';
import { enter } from '../accounts/enter.ts';
import type { AppContext } from '../context.ts';
import { languageFor } from '../firm/languages.ts';
import { notify } from '../mail/notice.ts';
import { refuse } from '../refuse.ts';
import { findSession } from '../sessions/sessionOf.ts';
import type { Account } from '../tables.ts';
import { hasStep, waysOf } from '../twoStep/ways.ts';
import { late, takeOffer } from './offer.ts';

/** Where a second step stands before the account, a password or a mailbox alone joins nothing that goes round it. */
const mustBeIn = async (context: AppContext, account: Account, request: Request) => {
  if (!hasStep(await waysOf(context.db, account))) return;
  const session = await findSession(context.sessions, request);
  if (session?.user.id !== account.id) throw refuse({ status: 422, code: 'invalid', key: 'shell.twoStep.signInFirst' });
};

/** Joins a Google account to an account that was proven to be the same person's, and lets the person in. */
export const join = async (
  context: AppContext,
  account: Account,
  googleId: string,
  request: Request,
  response: Response,
): Promise<Session> => {
  await mustBeIn(context, account, request);
  const language = await languageFor(context.db, request);
  await context.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('accounts')
      .set({ googleId })
      .where('id', '=', account.id)
      .where((is) => is.or([is('googleId', 'is', null), is('googleId', '=', googleId)]))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw late();
    await trx.deleteFrom('googleLinks').where('accountId', '=', account.id).execute();
    await notify(trx, context.settings, account, 'googleJoined', language);
  });
  takeOffer(context, response);
  return enter(context, { ...account, googleId }, request, response);
};
