import type { OwnAccount } from '@bidwright/contract-shell';
import { Router } from 'express';
import type { Door } from '../door.ts';
import { sessionOf } from '../sessions/sessionOf.ts';
import { accountById } from './accounts.ts';

/** What somebody who is signed in may know of the own account. */
export const ownAccountRoute = ({ db, sessions }: Door): Router => {
  const router = Router();
  router.get('/account', async (request, response) => {
    const { user } = await sessionOf(sessions, request);
    const account = await accountById(db, user.id);
    const own: OwnAccount = {
      email: user.email,
      hasPassword: Boolean(account?.passwordHash),
      hasGoogle: Boolean(account?.googleId),
    };
    response.json({ data: own });
  });
  return router;
};
