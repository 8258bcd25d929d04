import type { Request } from 'express';
import type { AppContext } from '../context.ts';
import type { Limit } from '../limits.ts';
import { normalEmail } from './accounts.ts';
import { addressOf } from './address.ts';
import { knownBrowser } from './knownBrowser.ts';

/**
 * What a wrong password counts against. All strangers together use up one allowance of an account, so that guessing from
 * many addresses gains nothing; a browser its person has used before has one of its own, so that guessing does not
 * lock the person out.
 */
const allowances = (
  context: Pick<AppContext, 'key' | 'limits'>,
  request: Request,
  email: string,
): [Limit, string][] => {
  const { knownBrowsers, addresses, strangers } = context.limits;
  const address = normalEmail(email);
  const browser = knownBrowser(context, request, email);
  return browser === undefined
    ? [
        [addresses, addressOf(request)],
        [strangers, address],
      ]
    : [[knownBrowsers, `${address} ${browser}`]];
};

/** Lets a password of an account be tried, as long as there were not too many wrong ones. Null and undefined: it was wrong. */
export const guess = async <T>(
  context: Pick<AppContext, 'key' | 'limits'>,
  request: Request,
  email: string,
  attempt: () => Promise<T | null | undefined>,
): Promise<T | null | undefined> => {
  const counted = allowances(context, request, email);
  const giveBack = async () => {
    for (const [limit, key] of counted) await limit.giveBack(key);
  };
  for (const [limit, key] of counted) await limit.spend(key);
  const outcome = await attempt().catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });
  if (outcome !== null && outcome !== undefined) await giveBack();
  return outcome;
};
