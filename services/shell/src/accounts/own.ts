import { accountAnswer, type OwnAccount } from '@bidwright/contract-shell';
import type { Operation } from '@bidwright/service-kit/openapi';
import { Router } from 'express';
import type { AppContext } from '../context.ts';
import { sessionOf } from '../sessions/sessionOf.ts';
import { accountById } from './accounts.ts';

export const ownAccountOperation: Operation = {
  method: 'get',
  path: '/api/shell/account',
  tag: 'accounts',
  summary: 'By what the own account can be entered',
  answer: accountAnswer,
};

/** What somebody who is signed in may know of the own account. */
export const ownAccountRoute = ({ db, sessions }: AppContext): Router => {
  const router = Router();
  router.get('/account', async (request, response) => {
    const { user } = await sessionOf(sessions, request);
    const account = await accountById(db, user.id);
    const own: OwnAccount = {
      email: user.email,
      hasPassword: Boolean(account?.passwordHash),
      hasGoogle: Boolean(account?.googleId),
      hasOidc: Boolean(account?.oidcSubject),
    };
    response.json({ data: own });
  });
  return router;
};
