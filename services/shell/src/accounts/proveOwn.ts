import { mustNotView } from '@bidwright/service-kit';
import type { Request } from 'express';
import type { AppContext } from '../context.ts';
import { refuse } from '../refuse.ts';
import { sessionOf } from '../sessions/sessionOf.ts';
import type { Account } from '../tables.ts';
import { accountById } from './accounts.ts';
import { guess } from './guesses.ts';
import { isPassword } from './passwordHash.ts';

/** The account of who is signed in, if the password is its own: whoever found an open browser knows it not. */
export const proveOwn = async (
  context: AppContext,
  request: Request,
  password: string,
  field: string,
): Promise<Account> => {
  const { user } = await sessionOf(context.sessions, request);
  mustNotView(user);
  const account = await accountById(context.db, user.id);
  if (!account?.passwordHash) throw refuse({ status: 422, code: 'invalid', key: 'shell.password.none', field });
  const proven = await guess(context, request, account.email, async () =>
    (await isPassword(password, account.passwordHash, true)) ? account : null,
  );
  if (!proven) throw refuse({ status: 422, code: 'invalid', key: 'shell.password.wrong', field });
  return proven;
};
