import { confirmGoogleInput, provePasswordInput, sessionAnswer } from '@bidwright/contract-shell';
import { checkedBody, readShortJson } from '@bidwright/service-kit';
import { nothing, type Operation } from '@bidwright/service-kit/openapi';
import { type Request, Router } from 'express';
import { accountById } from '../accounts/accounts.ts';
import { guess } from '../accounts/guesses.ts';
import { knownBrowser } from '../accounts/knownBrowser.ts';
import { isPassword } from '../accounts/passwordHash.ts';
import type { AppContext } from '../context.ts';
import { languageFor } from '../firm/languages.ts';
import { refuse } from '../refuse.ts';
import { join } from './join.ts';
import { mailJoinLink, redeemJoinLink } from './joinLink.ts';
import { late, offerIn } from './offer.ts';

const call = { method: 'post', tag: 'google', answer: sessionAnswer } as const;

export const joinOperations: Operation[] = [
  {
    ...call,
    path: '/api/shell/google/join',
    summary: 'Joins the Google account that was just shown to an account whose password is known',
    open: true,
    body: provePasswordInput,
    refusals: [422, 429],
  },
  {
    ...call,
    path: '/api/shell/google/mail',
    summary: 'Mails a link that joins the Google account that was just shown',
    open: true,
    answer: nothing,
    refusals: [422, 429],
  },
  {
    ...call,
    path: '/api/shell/google/confirm',
    summary: 'Joins a Google account by the token of a mail, which counts once',
    open: true,
    body: confirmGoogleInput,
    refusals: [422],
  },
];

/** Where a Google account is joined to an account once that is proven by its password or its mailbox. */
export const joinRoutes = (context: AppContext): Router => {
  const router = Router();

  const offered = async (request: Request) => {
    const { accountId, googleId, address } = offerIn(context, request);
    const account = await accountById(context.db, accountId);
    if (!account) throw late();
    return { account, googleId, address };
  };

  router.post('/google/join', ...readShortJson, async (request, response) => {
    const { account, googleId } = await offered(request);
    const { password } = checkedBody(provePasswordInput, request.body);
    const isKnown = knownBrowser(context, request, account.email) !== undefined;
    const proven = await guess(context, request, account.email, async () =>
      (await isPassword(password, account.passwordHash, isKnown)) ? account : null,
    );
    if (!proven) {
      throw refuse({ status: 422, code: 'invalid', key: 'shell.password.wrong', field: 'password' });
    }
    response.json({ data: await join(context, proven, googleId, request, response) });
  });

  router.post('/google/mail', async (request, response) => {
    await mailJoinLink(context, await offered(request), await languageFor(context.db, request));
    response.json({ data: {} });
  });

  router.post('/google/confirm', ...readShortJson, async (request, response) => {
    const { token } = checkedBody(confirmGoogleInput, request.body);
    const { account, googleId } = await redeemJoinLink(context, token);
    response.json({ data: await join(context, account, googleId, request, response) });
  });

  return router;
};
