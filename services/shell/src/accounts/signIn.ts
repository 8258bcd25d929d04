import { callbackify } from 'node:util';
import { sessionAnswer, signedInAnswer, signInInput } from '@bidwright/contract-shell';
import { checkedBody, readShortJson } from '@bidwright/service-kit';
import { nothing, type Operation } from '@bidwright/service-kit/openapi';
import { type Request, Router } from 'express';
import { Passport } from 'passport';
import { Strategy as LocalStrategy } from 'passport-local';
import type { AppContext } from '../context.ts';
import { takeCookie } from '../sessions/cookie.ts';
import { sessionOf } from '../sessions/sessionOf.ts';
import { enterByPassword } from '../twoStep/enterByPassword.ts';
import { accountByEmail } from './accounts.ts';
import { guess } from './guesses.ts';
import { knownBrowser } from './knownBrowser.ts';
import { isPassword } from './passwordHash.ts';
import { prove } from './prove.ts';
import { wrongCredentials } from './wrongCredentials.ts';

/** Looks the person up by e-mail and password; the same answer and work whichever of the two is wrong. */
const passwordStrategy = (context: AppContext) => {
  const proven = async (request: Request, email: string, password: string) => {
    const account = await accountByEmail(context.db, email);
    const isKnown = knownBrowser(context, request, email) !== undefined;
    return (await isPassword(password, account?.passwordHash, isKnown)) && { account };
  };
  const options = { usernameField: 'email', session: false, passReqToCallback: true } as const;
  return new LocalStrategy(options, callbackify(proven));
};

export const signInOperations: Operation[] = [
  {
    method: 'post',
    path: '/api/shell/signIn',
    tag: 'sessions',
    summary: 'Opens a session for who knows the password of an account, and sets its cookie; or asks for a second step',
    open: true,
    body: signInInput,
    answer: signedInAnswer,
    refusals: [401, 422, 429],
  },
  {
    method: 'post',
    path: '/api/shell/signOut',
    tag: 'sessions',
    summary: 'Ends the session of the browser',
    open: true,
    answer: nothing,
  },
  {
    method: 'get',
    path: '/api/shell/me',
    tag: 'sessions',
    summary: 'Who is signed in, and until when',
    answer: sessionAnswer,
  },
];

export const signInRoutes = (context: AppContext): Router => {
  const { sessions, settings } = context;
  const router = Router();
  const passport = new Passport().use(passwordStrategy(context));

  router.post('/signIn', ...readShortJson, async (request, response) => {
    const form = checkedBody(signInInput, request.body);
    request.body = form;
    const ask = async () => (await prove(passport, 'local', request, response)).account;
    const account = await guess(context, request, form.email, ask);
    if (!account) throw wrongCredentials();
    response.json({ data: await enterByPassword(context, account, request, response) });
  });

  router.post('/signOut', async (request, response) => {
    const secret = sessions.secretOf(request);
    if (secret) await sessions.close(secret);
    takeCookie(response, settings);
    response.json({ data: {} });
  });

  router.get('/me', async (request, response) => {
    response.json({ data: await sessionOf(sessions, request) });
  });

  return router;
};
