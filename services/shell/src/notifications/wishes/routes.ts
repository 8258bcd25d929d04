import { wishesAnswer, wishInput } from '@bidwright/contract-shell';
import { checkedBody, Problem, readJson } from '@bidwright/service-kit';
import type { Operation } from '@bidwright/service-kit/openapi';
import { Router } from 'express';
import type { Door } from '../../door.ts';
import { sessionOf } from '../../sessions/sessionOf.ts';
import { keepWish, wishesOf } from './wishes.ts';

export const wishOperations: Operation[] = [
  {
    method: 'get',
    path: '/api/shell/wishes',
    tag: 'notifications',
    summary: 'How the person wishes to be told of each subject',
    answer: wishesAnswer,
  },
  {
    method: 'post',
    path: '/api/shell/wishes',
    tag: 'notifications',
    summary: 'Changes how the person wishes to be told of a subject; answers with all of them',
    body: wishInput,
    answer: wishesAnswer,
    refusals: [404, 422],
  },
];

/** How people wish to be told. */
export const wishRoutes = ({ db, sessions }: Pick<Door, 'db' | 'sessions'>): Router => {
  const router = Router();
  router.get('/wishes', async (request, response) => {
    const { user } = await sessionOf(sessions, request);
    response.json({ data: await wishesOf(db, user) });
  });
  router.post('/wishes', ...readJson, async (request, response) => {
    const { user } = await sessionOf(sessions, request);
    const { service, subject, wish } = checkedBody(wishInput, request.body);
    const { subjects } = await wishesOf(db, user);
    const found = subjects.find((one) => one.service === service && one.subject === subject);
    if (!found) throw new Problem(404, 'no-record', `There is no subject ${subject} of ${service}`);
    const types = found.types.map(({ type }) => type);
    await keepWish(db, user.id, types, wish);
    response.json({ data: await wishesOf(db, user) });
  });
  return router;
};
