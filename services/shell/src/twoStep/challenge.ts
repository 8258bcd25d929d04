import { parse } from 'cookie';
import type { Request, Response } from 'express';
import { minute, now } from '../clock.ts';
import type { AppContext } from '../context.ts';
import { hashOf } from '../secret.ts';
import { isSecure } from '../sessions/cookie.ts';
import type { Db } from '../tables.ts';
import { seal, unsealed } from './sealed.ts';

const name = 'bidwright-passkey';

/** So long a browser may take to show a passkey. */
const minutes = 5;

const optionsOf = ({ settings }: Pick<AppContext, 'settings'>) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/api/shell', secure: isSecure(settings) }) as const;

/** Has the one browser that asked keep what a passkey has to sign. `account`: for whom one is made. */
export const giveChallenge = async (
  context: AppContext,
  response: Response,
  challenge: string,
  account = '',
): Promise<void> => {
  const cookie = await seal('passkey', { challenge, account }, context.key, minutes);
  response.cookie(name, cookie, { ...optionsOf(context), maxAge: minutes * 60_000 });
};

/** What the passkey had to sign; empty: nothing was asked of this browser a moment ago. */
export const challengeOf = async ({ key }: AppContext, request: Request, account = ''): Promise<string> => {
  const facts = await unsealed('passkey', parse(request.headers.cookie ?? '')[name] ?? '', key);
  return typeof facts?.challenge === 'string' && facts.account === account ? facts.challenge : '';
};

/** Whether the challenge was not used before. It is now. */
export const spendChallenge = async (db: Db, challenge: string): Promise<boolean> => {
  await db.deleteFrom('usedChallenges').where('expires', '<', now()).execute();
  const row = { challengeHash: hashOf(challenge), expires: now() + (minutes + 1) * minute };
  const { numInsertedOrUpdatedRows } = await db.insertInto('usedChallenges').ignore().values(row).executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};
