import { number, object } from '@bidwright/contract-kit';
import { unreadAnswer } from '@bidwright/contract-shell';
import { checkedBody, readJson } from '@bidwright/service-kit';
import type { Operation } from '@bidwright/service-kit/openapi';
import { Router } from 'express';
import type { Door } from '../door.ts';
import { sessionOf } from '../sessions/sessionOf.ts';
import { markAllRead } from './markAllRead.ts';
import { unreadOf } from './unread.ts';

const seen = object({ upTo: number().integer().min(0) });

export const inboxOperation: Operation = {
  method: 'post',
  path: '/api/shell/markAllRead',
  tag: 'notifications',
  summary: 'Marks all own notifications as read, or those that came up to one; answers how many are left',
  body: seen,
  answer: unreadAnswer,
  refusals: [422],
};

/** What the inbox answers beside the generic calls. */
export const inboxRoutes = ({ db, sessions }: Pick<Door, 'db' | 'sessions'>): Router => {
  const router = Router();
  router.post('/markAllRead', ...readJson, async (request, response) => {
    const { user } = await sessionOf(sessions, request);
    const { upTo } = checkedBody(seen, request.body);
    await markAllRead(db, user.id, upTo);
    response.json({ data: { unread: await unreadOf(db, user) } });
  });
  return router;
};
