import { wishesAnswer } from '@bidwright/contract-shell';
import type { Operation } from '@bidwright/service-kit/openapi';
import { Router } from 'express';
import type { AppContext } from '../../context.ts';
import { sessionOf } from '../../sessions/sessionOf.ts';
import { wishesOf } from './wishes.ts';

export const wishesOperation: Operation = {
  method: 'get',
  path: '/api/shell/wishes',
  tag: 'notifications',
  summary: 'How the person wishes to be told of each subject',
  answer: wishesAnswer,
};

/** How people wish to be told. */
export const wishesRoute = ({ db, sessions }: Pick<AppContext, 'db' | 'sessions'>): Router =>
  Router().get('/wishes', async (request, response) => {
    const { user } = await sessionOf(sessions, request);
    response.json({ data: await wishesOf(db, user) });
  });
