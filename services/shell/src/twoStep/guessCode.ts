import type { AppContext } from '../context.ts';
import { refuse } from '../refuse.ts';
import type { Account } from '../tables.ts';
import { takeCode } from './authenticator.ts';
import { takeRecoveryCode } from './recovery.ts';

const ofApp = /^\d{6}$/;

/** A code that is none. It says the same of one that was used. */
export const wrongCode = () => refuse({ status: 422, code: 'invalid', key: 'shell.twoStep.wrong', field: 'code' });

/** Takes a code of the app or a recovery code; a wrong one counts against the account. */
export const guessCode = async ({ db, key, limits }: AppContext, { id }: Account, typed: string): Promise<void> => {
  const code = typed.replace(/[\s-]/g, '');
  await limits.codes.spend(id);
  const take = ofApp.test(code) ? takeCode : takeRecoveryCode;
  if (!(await take(db, key, id, code))) throw wrongCode();
  await limits.codes.giveBack(id);
};
