import { number, object } from '@bidwright/contract-kit';
import { readJson } from '@bidwright/service-kit';
import { Router } from 'express';
import type { Door } from '../door.ts';
import { readForm } from '../forms.ts';
import { sessionOf } from '../sessions/sessionOf.ts';
import { markAllRead } from './markAllRead.ts';
import { unreadOf } from './unread.ts';

const seen = object({ upTo: number().integer().min(0) });

/** What the inbox answers beside the generic calls. */
export const inboxRoutes = ({ db, sessions }: Pick<Door, 'db' | 'sessions'>): Router => {
  const router = Router();
  router.post('/markAllRead', ...readJson, async (request, response) => {
    const { user } = await sessionOf(sessions, request);
    const { upTo } = readForm(seen, request.body);
    await markAllRead(db, user.id, upTo);
    response.json({ data: { unread: await unreadOf(db, user) } });
  });
  return router;
};
