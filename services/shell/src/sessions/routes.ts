import { has } from '@bidwright/contract-kit';
import { endAllInput, endedAnswer, endSessionInput, sessionsAnswer } from '@bidwright/contract-shell';
import { checkedBody, isId, Problem, readJson } from '@bidwright/service-kit';
import { idOf, nothing, type Operation } from '@bidwright/service-kit/openapi';
import { type Request, Router } from 'express';
import type { Door } from '../door.ts';
import { sessionOf } from './sessionOf.ts';

const notYours = () => new Problem(403, 'forbidden', 'Only an Admin may see and end the sessions of others');

export const sessionOperations: Operation[] = [
  {
    method: 'get',
    path: '/api/shell/sessions',
    tag: 'sessions',
    summary: 'The open sessions of oneself; for an Admin, of anybody',
    parameters: [
      { name: 'user', in: 'query', description: 'The id of a person; without it, who asks', schema: idOf('users') },
    ],
    answer: sessionsAnswer,
    refusals: [400, 403],
  },
  {
    method: 'post',
    path: '/api/shell/sessions/end',
    tag: 'sessions',
    summary: 'Ends a session',
    body: endSessionInput,
    answer: nothing,
    refusals: [404, 422],
  },
  {
    method: 'post',
    path: '/api/shell/sessions/endOthers',
    tag: 'sessions',
    summary: 'Ends all sessions of oneself but this one',
    answer: endedAnswer,
  },
  {
    method: 'post',
    path: '/api/shell/sessions/endAll',
    tag: 'sessions',
    summary: 'Ends all sessions of oneself; for an Admin, of anybody',
    body: endAllInput,
    answer: endedAnswer,
    refusals: [422],
  },
];

/** Where a person, and an Admin for anyone, sees the open sessions and ends them. */
export const sessionRoutes = ({ sessions }: Pick<Door, 'sessions'>): Router => {
  const router = Router();

  /** Whose sessions are meant; refuses who may not ask for them. */
  const whose = async (request: Request, wanted: unknown) => {
    const { user } = await sessionOf(sessions, request);
    if (wanted === undefined || wanted === user.id) return user.id;
    if (!has(user, 'Admin')) throw notYours();
    if (!isId(wanted)) throw new Problem(400, 'bad-user', 'user is no id of a person');
    return wanted;
  };

  router.get('/sessions', async (request, response) => {
    const owner = await whose(request, request.query.user);
    response.json({ data: await sessions.list(owner, sessions.secretOf(request)) });
  });

  router.post('/sessions/end', ...readJson, async (request, response) => {
    const { user } = await sessionOf(sessions, request);
    const { id } = checkedBody(endSessionInput, request.body);
    const ended = isId(id) ? await sessions.end(id, has(user, 'Admin') ? undefined : user.id) : 0;
    if (ended === 0) throw new Problem(404, 'not-found', 'There is no such session; it may have ended already');
    response.json({ data: {} });
  });

  router.post('/sessions/endOthers', async (request, response) => {
    const { user } = await sessionOf(sessions, request);
    response.json({ data: { ended: await sessions.endAll(user.id, sessions.secretOf(request)) } });
  });

  router.post('/sessions/endAll', ...readJson, async (request, response) => {
    await sessionOf(sessions, request);
    const { user } = checkedBody(endAllInput, request.body);
    response.json({ data: { ended: await sessions.endAll(await whose(request, user)) } });
  });

  return router;
};
