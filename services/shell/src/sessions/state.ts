import { type SessionState, sessionStateAnswer } from '@bidwright/contract-shell';
import type { Operation } from '@bidwright/service-kit/openapi';
import { Router } from 'express';
import { now } from '../clock.ts';
import type { AppContext } from '../context.ts';
import { unreadOf } from '../notifications/unread.ts';
import { sessionOf } from './sessionOf.ts';

export const sessionStateOperation: Operation = {
  method: 'get',
  path: '/api/shell/session',
  tag: 'sessions',
  summary:
    'How long the session lasts and how many notifications are unread, for open pages: it does not last longer by it',
  answer: sessionStateAnswer,
};

/** What an open page asks by itself. */
export const sessionStateRoute = ({ db, sessions }: Pick<AppContext, 'db' | 'sessions'>): Router => {
  const router = Router();
  router.get('/session', async (request, response) => {
    const { user, expires } = await sessionOf(sessions, request, 'look');
    const state: SessionState = { left: Math.max(0, expires - now()), unread: await unreadOf(db, user) };
    response.json({ data: state });
  });
  return router;
};
