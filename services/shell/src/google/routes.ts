import type { GoogleProblem } from '@bidwright/contract-shell';
import { Problem } from '@bidwright/service-kit';
import type { Operation } from '@bidwright/service-kit/openapi';
import { type RequestHandler, type Response, Router } from 'express';
import { Passport } from 'passport';
import { enter, ifAllowed } from '../accounts/enter.ts';
import { flowCookie } from '../accounts/flowCookie.ts';
import type { AppContext } from '../context.ts';
import { safePath } from '../pages/safePath.ts';
import { findSession } from '../sessions/sessionOf.ts';
import { accountOf, verifiedEmail } from './account.ts';
import { offerToJoin } from './offer.ts';
import { profileOf } from './profile.ts';
import { googleStrategy, hasGoogle } from './strategy.ts';

const absent: RequestHandler = () => {
  throw new Problem(404, 'no-google', 'Sign-in with Google is not set up here. Please use e-mail and password.');
};

const backToSignIn = (response: Response, problem: GoogleProblem) => response.redirect(`/login?google=${problem}`);

export const googleOperations: Operation[] = [
  {
    method: 'get',
    path: '/auth/google',
    tag: 'google',
    summary: 'Leads the browser to Google to sign in there',
    open: true,
    parameters: [{ name: 'next', in: 'query', description: 'The page to open afterwards', schema: { type: 'string' } }],
    statuses: [302],
    refusals: [404],
  },
  {
    method: 'get',
    path: '/auth/google/callback',
    tag: 'google',
    summary: 'Where Google sends the browser back to',
    open: true,
    statuses: [302],
    refusals: [403, 404],
  },
];

export const googleRoutes = (context: AppContext): Router => {
  const router = Router();
  if (!hasGoogle(context.settings)) return router.use(absent);
  const passport = new Passport().use(googleStrategy(context.settings));
  router.use(flowCookie(context.settings, 'google'));

  router.get(
    '/',
    (request, _response, next) => {
      request.session = { next: safePath(request.query.next) };
      next();
    },
    passport.authenticate('google', { session: false }),
  );

  router.get('/callback', async (request, response) => {
    const next = safePath(request.session.next) ?? '/dashboard';
    const { profile, problem } = await profileOf(context, passport, request, response);
    request.session = {};
    if (problem) return backToSignIn(response, problem);
    const session = await findSession(context.sessions, request);
    const found = await accountOf(context, profile, session?.user.id);
    if (found.problem) return backToSignIn(response, found.problem);
    if (!found.isJoined) {
      offerToJoin(context, response, {
        accountId: found.account.id,
        googleId: profile.id,
        address: verifiedEmail(profile) ?? '',
      });
      return response.redirect(`/join-google?${new URLSearchParams({ next })}`);
    }
    const isIn = await ifAllowed(() => enter(context, found.account, request, response));
    return isIn ? response.redirect(next) : backToSignIn(response, 'inactive');
  });

  return router;
};
