import { Problem } from '@bidwright/service-kit';
import { parse } from 'cookie';
import type { Request, Response } from 'express';
import { accountById } from '../accounts/accounts.ts';
import type { AppContext } from '../context.ts';
import { hashOf } from '../secret.ts';
import { isSecure } from '../sessions/cookie.ts';
import type { Account } from '../tables.ts';
import { seal, unsealed } from './sealed.ts';

const name = 'bidwright-halfway';

/** So long somebody may take for the second step. */
const minutes = 10;

const optionsOf = ({ settings }: Pick<AppContext, 'settings'>) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/api/shell', secure: isSecure(settings) }) as const;

/** Of the password that was proven: a changed one lets nobody go on. */
const markOf = ({ passwordHash }: Pick<Account, 'passwordHash'>) => hashOf(passwordHash ?? '');

/** Remembers in the browser whose password it has proven. It opens nothing by itself. */
export const giveHalfway = async (context: AppContext, response: Response, account: Account): Promise<void> => {
  const facts = { account: account.id, mark: markOf(account) };
  const cookie = await seal('halfway', facts, context.key, minutes);
  response.cookie(name, cookie, { ...optionsOf(context), maxAge: minutes * 60_000 });
};

export const takeHalfway = (context: Pick<AppContext, 'settings'>, response: Response): void => {
  response.clearCookie(name, optionsOf(context));
};

/** The account whose password this browser has proven a moment ago; null: none. */
export const halfwayOf = async ({ db, key }: AppContext, request: Request): Promise<Account | null> => {
  const facts = await unsealed('halfway', parse(request.headers.cookie ?? '')[name] ?? '', key);
  const account = facts && (await accountById(db, String(facts.account)));
  return account && facts.mark === markOf(account) ? account : null;
};

/** The same; who has proven nothing begins anew. */
export const mustBeHalfway = async (context: AppContext, request: Request): Promise<Account> => {
  const account = await halfwayOf(context, request);
  if (!account) throw new Problem(401, 'step-over', 'The sign-in took too long. Please enter your password again.');
  return account;
};
