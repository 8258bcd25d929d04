import type { SignedIn } from '@bidwright/contract-shell';
import type { Request, Response } from 'express';
import { enter, mayEnter } from '../accounts/enter.ts';
import type { AppContext } from '../context.ts';
import type { Account } from '../tables.ts';
import { giveHalfway } from './halfway.ts';
import { hasStep, stepWaysIn, type Ways, waysOf } from './ways.ts';

/** What is still asked of somebody who has proven the password; null: nothing. */
export const askedOf = (ways: Ways) => {
  if (hasStep(ways)) return { user: null, step: 'prove', ways: stepWaysIn(ways) } as const;
  return ways.isNeeded ? ({ user: null, step: 'setUp', ways: [] } as const) : null;
};

/** Lets in who has proven the password, where the account and its roles ask nothing more. */
export const enterByPassword = async (
  context: AppContext,
  account: Account,
  request: Request,
  response: Response,
): Promise<SignedIn> => {
  const current = await mayEnter(context, account);
  const asked = askedOf(await waysOf(context.db, current));
  if (!asked) return enter(context, account, request, response);
  await giveHalfway(context, response, current);
  return { ...asked, ways: [...asked.ways] };
};
