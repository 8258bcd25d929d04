import { flag, has, object } from '@bidwright/contract-kit';
import { moduleName } from '@bidwright/contract-shell';
import { checkedBody, Problem, readJson } from '@bidwright/service-kit';
import { nothing, type Operation } from '@bidwright/service-kit/openapi';
import { Router } from 'express';
import type { Door } from '../../door.ts';
import { sessionOf } from '../../sessions/sessionOf.ts';
import { setOpened } from './opened.ts';

const asked = object({ name: moduleName(), open: flag() });

export const openedOperation: Operation = {
  method: 'post',
  path: '/api/shell/modules/open',
  tag: 'modules',
  summary: 'Opens a module to the roles that its file names for that, or closes it again; for an Admin',
  body: asked,
  answer: nothing,
  refusals: [403, 404, 422],
};

/** Whom modules are opened to. */
export const openedRoutes = (door: Door): Router => {
  const router = Router();
  router.post('/modules/open', ...readJson, async (request, response) => {
    const { user } = await sessionOf(door.sessions, request);
    if (!has(user, 'Admin')) throw new Problem(403, 'forbidden', 'Only an Admin may open a module');
    const { name, open } = checkedBody(asked, request.body);
    await setOpened(door.db, name, open, user);
    response.json({ data: {} });
  });
  return router;
};
