import { sessionsAnswer } from '@bidwright/contract-shell';
import { idOf, type Operation } from '@bidwright/service-kit/openapi';
import { Router } from 'express';
import type { AppContext } from '../context.ts';
import { whose } from './end.ts';
import { sessionOf } from './sessionOf.ts';

export const sessionsOperation: Operation = {
  method: 'get',
  path: '/api/shell/sessions',
  tag: 'sessions',
  summary: 'The open sessions of oneself; for an Admin, of anybody',
  parameters: [
    { name: 'user', in: 'query', description: 'The id of a person; without it, who asks', schema: idOf('users') },
  ],
  answer: sessionsAnswer,
  refusals: [400, 403],
};

/** Where a person, and an Admin for anyone, sees the open sessions. */
export const sessionsRoute = ({ sessions }: Pick<AppContext, 'sessions'>): Router =>
  Router().get('/sessions', async (request, response) => {
    const { user } = await sessionOf(sessions, request);
    response.json({ data: await sessions.list(whose(user, request.query.user), sessions.secretOf(request)) });
  });
