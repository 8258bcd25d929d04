import {
  appOfferAnswer,
  askedAnswer,
  confirmAppInput,
  passkeyOptionsAnswer,
  sessionAnswer,
  setUpAnswer,
  signInPasskeyInput,
  stepInput,
} from '@bidwright/contract-shell';
import { checkedBody, jsonUpTo, readShortJson } from '@bidwright/service-kit';
import type { Operation } from '@bidwright/service-kit/openapi';
import { type Request, type Response, Router } from 'express';
import { accountById } from '../accounts/accounts.ts';
import { enter } from '../accounts/enter.ts';
import type { AppContext } from '../context.ts';
import { languageFor } from '../firm/languages.ts';
import { refuse } from '../refuse.ts';
import type { Account } from '../tables.ts';
import { challengeOf, giveChallenge } from './challenge.ts';
import { askedOf } from './enterByPassword.ts';
import { guessCode } from './guessCode.ts';
import { halfwayOf, mustBeHalfway, takeHalfway } from './halfway.ts';
import { passkeysOf } from './passkeys.ts';
import { optionsForProof, provenPasskey } from './provePasskey.ts';
import { renewCodes } from './recovery.ts';
import { confirmApp, offerApp } from './setUpApp.ts';
import { hasStep, waysOf } from './ways.ts';

const open = { tag: 'sessions', open: true } as const;
const path = '/api/shell/signIn';

export const signInStepOperations: Operation[] = [
  {
    ...open,
    method: 'get',
    path: `${path}/step`,
    summary: 'What is still asked of who has just proven a password',
    answer: askedAnswer,
    refusals: [401],
  },
  {
    ...open,
    method: 'post',
    path: `${path}/step`,
    summary: 'Opens the session by a code of the app or a recovery code, after the password',
    body: stepInput,
    answer: sessionAnswer,
    refusals: [401, 422, 429],
  },
  {
    ...open,
    method: 'post',
    path: `${path}/setUp`,
    summary: 'What an app is set up with, for who needs one to get in',
    answer: appOfferAnswer,
    refusals: [401, 422],
  },
  {
    ...open,
    method: 'post',
    path: `${path}/setUp/confirm`,
    summary: 'Keeps the app whose code comes back, and opens the session',
    body: confirmAppInput,
    answer: setUpAnswer,
    refusals: [401, 422, 429],
  },
  {
    ...open,
    method: 'post',
    path: `${path}/passkey/begin`,
    summary: 'What a passkey has to sign: one of the account’s after its password, else any',
    answer: passkeyOptionsAnswer,
  },
  {
    ...open,
    method: 'post',
    path: `${path}/passkey`,
    summary: 'Opens a session by a passkey, which needs no password',
    body: signInPasskeyInput,
    answer: sessionAnswer,
    refusals: [401, 422],
  },
];

/** What signs somebody in beside or after the password. */
export const signInStepRoutes = (context: AppContext): Router => {
  const { db, key, settings } = context;
  const router = Router();

  const letIn = async (account: Account, request: Request, response: Response) => {
    takeHalfway(context, response);
    return enter(context, account, request, response);
  };

  /** Who has a step already must do that one: a new app is no way round it. */
  const mustLackStep = async (account: Account) => {
    if (hasStep(await waysOf(db, account))) throw refuse({ status: 422, code: 'invalid', key: 'shell.twoStep.is' });
  };

  router.get('/signIn/step', async (request, response) => {
    const account = await mustBeHalfway(context, request);
    const { step, ways } = askedOf(await waysOf(db, account)) ?? { step: 'setUp', ways: [] };
    response.json({ data: { step, ways } });
  });

  router.post('/signIn/step', ...readShortJson, async (request, response) => {
    const { code } = checkedBody(stepInput, request.body);
    const account = await mustBeHalfway(context, request);
    await guessCode(context, account, code);
    response.json({ data: await letIn(account, request, response) });
  });

  router.post('/signIn/setUp', async (request, response) => {
    const account = await mustBeHalfway(context, request);
    await mustLackStep(account);
    response.json({ data: await offerApp(context, account) });
  });

  router.post('/signIn/setUp/confirm', ...readShortJson, async (request, response) => {
    const given = checkedBody(confirmAppInput, request.body);
    const account = await mustBeHalfway(context, request);
    await mustLackStep(account);
    const first = await confirmApp(context, account, given, await languageFor(db, request));
    const codes = first ?? (await db.transaction().execute((trx) => renewCodes(trx, key, account.id)));
    response.json({ data: { session: await letIn(account, request, response), codes } });
  });

  router.post('/signIn/passkey/begin', async (request, response) => {
    const account = await halfwayOf(context, request);
    const options = await optionsForProof(settings, account ? await passkeysOf(db, account.id) : []);
    await giveChallenge(context, response, options.challenge);
    response.json({ data: { options } });
  });

  router.post('/signIn/passkey', ...jsonUpTo('16kb'), async (request, response) => {
    const { credential } = checkedBody(signInPasskeyInput, request.body);
    const challenge = await challengeOf(context, request);
    const proven = await provenPasskey(db, settings, { challenge, credential });
    const account = proven && (await accountById(db, proven.accountId));
    const halfway = await halfwayOf(context, request);
    if (!account || (halfway && halfway.id !== account.id))
      throw refuse({ status: 422, code: 'invalid', key: 'shell.passkey.unknown' });
    response.json({ data: await letIn(account, request, response) });
  });

  return router;
};
