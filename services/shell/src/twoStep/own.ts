import {
  addPasskeyInput,
  appOfferAnswer,
  codesAnswer,
  confirmAppInput,
  type OwnTwoStep,
  ownTwoStepAnswer,
  passkeyOptionsAnswer,
  provePasswordInput,
  removePasskeyInput,
} from '@bidwright/contract-shell';
import { checkedBody, mustNotView, readJson } from '@bidwright/service-kit';
import { nothing, type Operation } from '@bidwright/service-kit/openapi';
import { type Request, Router } from 'express';
import type { DeleteResult } from 'kysely';
import { accountById } from '../accounts/accounts.ts';
import { proveOwn } from '../accounts/proveOwn.ts';
import type { AppContext } from '../context.ts';
import { languageFor } from '../firm/languages.ts';
import { notify } from '../mail/notice.ts';
import type { Notice } from '../mail/texts.ts';
import { refuse } from '../refuse.ts';
import { sessionOf } from '../sessions/sessionOf.ts';
import type { Account, Db } from '../tables.ts';
import { challengeOf, giveChallenge } from './challenge.ts';
import { keepPasskey, listed, maxPasskeys, optionsForNew, passkeysOf } from './passkeys.ts';
import { firstCodes, renewCodes } from './recovery.ts';
import { confirmApp, offerApp } from './setUpApp.ts';
import { hasStep, waysOf } from './ways.ts';

const own = { tag: 'two-step', refusals: [422, 429] };
const path = '/api/shell/twoStep';
const body = provePasswordInput;

export const ownTwoStepOperations: Operation[] = [
  {
    tag: 'two-step',
    method: 'get',
    path,
    summary: 'By what the own account is entered after its password',
    answer: ownTwoStepAnswer,
  },
  { ...own, method: 'post', path: `${path}/app`, summary: 'What an app is set up with', body, answer: appOfferAnswer },
  {
    ...own,
    method: 'post',
    path: `${path}/app/confirm`,
    summary: 'Keeps the app whose code comes back, in the place of one before',
    body: confirmAppInput,
    answer: codesAnswer,
  },
  {
    ...own,
    method: 'post',
    path: `${path}/app/remove`,
    summary: 'Takes the app off the account',
    body,
    answer: nothing,
  },
  {
    ...own,
    method: 'post',
    path: `${path}/recovery`,
    summary: 'Other recovery codes; those before count no more',
    body,
    answer: codesAnswer,
  },
  {
    ...own,
    method: 'post',
    path: `${path}/passkeys`,
    summary: 'What a new passkey is made with',
    body,
    answer: passkeyOptionsAnswer,
  },
  {
    ...own,
    method: 'post',
    path: `${path}/passkeys/confirm`,
    summary: 'Keeps the passkey that was made',
    body: addPasskeyInput,
    answer: codesAnswer,
  },
  {
    ...own,
    method: 'post',
    path: `${path}/passkeys/remove`,
    summary: 'Takes a passkey off the account',
    body: removePasskeyInput,
    answer: nothing,
  },
];

/** Where somebody who is signed in keeps the own second step. What adds or takes one asks for the password first. */
export const ownTwoStepRoutes = (context: AppContext): Router => {
  const { db, key, sessions, settings } = context;
  const router = Router();

  const ownAccount = async (request: Request): Promise<Account> => {
    const { user } = await sessionOf(sessions, request);
    mustNotView(user);
    const account = await accountById(db, user.id);
    if (!account) throw refuse({ status: 422, code: 'invalid', key: 'shell.password.none' });
    return account;
  };

  /** Takes something off, unless a step is needed and this was the last. Of what is not there nobody is told. */
  const remove = async (
    request: Request,
    account: Account,
    notice: Notice,
    take: (trx: Db) => Promise<DeleteResult>,
  ) => {
    const language = await languageFor(db, request);
    await db.transaction().execute(async (trx) => {
      await trx.selectFrom('accounts').select('id').where('id', '=', account.id).forUpdate().execute();
      const { numDeletedRows } = await take(trx);
      if (numDeletedRows === 0n) return;
      const ways = await waysOf(trx, account);
      if (ways.isNeeded && !hasStep(ways)) throw refuse({ status: 422, code: 'invalid', key: 'shell.twoStep.needed' });
      if (!hasStep(ways)) await trx.deleteFrom('recoveryCodes').where('accountId', '=', account.id).execute();
      await notify(trx, settings, account, notice, language);
    });
  };

  router.get('/twoStep', async (request, response) => {
    const { user } = await sessionOf(sessions, request);
    const account = await accountById(db, user.id);
    const ways = await waysOf(db, { id: user.id, permissions: account?.permissions ?? [] });
    const data: OwnTwoStep = {
      hasPassword: Boolean(account?.passwordHash),
      app: ways.app,
      recoveryCodes: ways.recoveryCodes,
      passkeys: (await passkeysOf(db, user.id)).map(listed),
      isNeeded: ways.isNeeded,
    };
    response.json({ data });
  });

  const proven = async (request: Request) => {
    await sessionOf(sessions, request);
    const { password } = checkedBody(provePasswordInput, request.body);
    return proveOwn(context, request, password, 'password');
  };

  router.post('/twoStep/app', ...readJson, async (request, response) => {
    response.json({ data: await offerApp(context, await proven(request)) });
  });

  router.post('/twoStep/app/confirm', ...readJson, async (request, response) => {
    const account = await ownAccount(request);
    const given = checkedBody(confirmAppInput, request.body);
    const language = await languageFor(db, request);
    response.json({ data: { codes: await confirmApp(context, account, given, language) } });
  });

  router.post('/twoStep/app/remove', ...readJson, async (request, response) => {
    const account = await proven(request);
    await remove(request, account, 'appRemoved', (trx) =>
      trx.deleteFrom('authenticators').where('accountId', '=', account.id).executeTakeFirst(),
    );
    response.json({ data: {} });
  });

  router.post('/twoStep/recovery', ...readJson, async (request, response) => {
    const { id, permissions } = await proven(request);
    if (!hasStep(await waysOf(db, { id, permissions })))
      throw refuse({ status: 422, code: 'invalid', key: 'shell.twoStep.none' });
    response.json({ data: { codes: await db.transaction().execute((trx) => renewCodes(trx, key, id)) } });
  });

  router.post('/twoStep/passkeys', ...readJson, async (request, response) => {
    const account = await proven(request);
    const kept = await passkeysOf(db, account.id);
    if (kept.length >= maxPasskeys)
      throw refuse({ status: 422, code: 'invalid', key: 'shell.passkey.tooMany', values: { max: maxPasskeys } });
    const options = await optionsForNew(context, account, kept);
    await giveChallenge(context, response, options.challenge, account.id);
    response.json({ data: { options } });
  });

  router.post('/twoStep/passkeys/confirm', ...readJson, async (request, response) => {
    const account = await ownAccount(request);
    const given = checkedBody(addPasskeyInput, request.body);
    const challenge = await challengeOf(context, request, account.id);
    const language = await languageFor(db, request);
    const codes = await db.transaction().execute(async (trx) => {
      if (!(await keepPasskey(trx, settings, account, { ...given, challenge })))
        throw refuse({ status: 422, code: 'invalid', key: 'shell.passkey.refused' });
      await notify(trx, settings, account, 'passkeyAdded', language);
      return firstCodes(trx, key, account.id);
    });
    response.json({ data: { codes } });
  });

  router.post('/twoStep/passkeys/remove', ...readJson, async (request, response) => {
    await sessionOf(sessions, request);
    const { id, password } = checkedBody(removePasskeyInput, request.body);
    const account = await proveOwn(context, request, password, 'password');
    await remove(request, account, 'passkeyRemoved', (trx) =>
      trx.deleteFrom('passkeys').where('accountId', '=', account.id).where('idHash', '=', id).executeTakeFirst(),
    );
    response.json({ data: {} });
  });

  return router;
};
