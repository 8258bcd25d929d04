import type { Session } from '@bidwright/contract-shell';
import { Problem } from '@bidwright/service-kit';
import type { Request, Response } from 'express';
import type { AppContext } from '../context.ts';
import { refuse } from '../refuse.ts';
import { giveCookie } from '../sessions/cookie.ts';
import { deviceOf } from '../sessions/device.ts';
import type { Account } from '../tables.ts';
import { contactOf, refusalOf } from './accounts.ts';
import { rememberBrowser } from './knownBrowser.ts';

/** The account as it is now, if its person may come in. */
export const mayEnter = async ({ db, people }: AppContext, account: Account): Promise<Account> => {
  if (!(await people.registered(account))) throw await inactive(db);
  const current = await people.refreshed(account);
  const refusal = refusalOf(current);
  if (refusal === 'inactive') throw await inactive(db);
  if (refusal === 'expired') {
    const values = { date: current.expirationDate ?? '', contact: await contactOf(db) };
    throw refuse({ status: 403, code: 'expired', key: 'shell.signIn.expired', values });
  }
  return current;
};

const inactive = async (db: AppContext['db']) =>
  refuse({ status: 403, code: 'inactive', key: 'shell.signIn.inactive', values: { contact: await contactOf(db) } });

/** Whether it is done where it may be: somebody who is inactive or whose time is over may not come in. */
export const ifAllowed = async (act: () => Promise<unknown>): Promise<boolean> => {
  try {
    await act();
    return true;
  } catch (error) {
    if (error instanceof Problem && error.status === 403) return false;
    throw error;
  }
};

/** Opens a session for somebody who has proven who he is. The session the browser had before ends. */
export const enter = async (
  context: AppContext,
  account: Account,
  request: Request,
  response: Response,
): Promise<Session> => {
  const current = await mayEnter(context, account);
  const before = context.sessions.secretOf(request);
  if (before) await context.sessions.close(before);
  const { secret, session } = await context.sessions.open(current, deviceOf(request));
  giveCookie(response, secret, context.settings);
  rememberBrowser(context, request, response, current.email);
  return session;
};
