import { has, object, string } from '@bidwright/contract-kit';
import { moduleName, offeredAnswer } from '@bidwright/contract-shell';
import { checkedBody, Problem, readJson } from '@bidwright/service-kit';
import { nothing, type Operation } from '@bidwright/service-kit/openapi';
import { Router } from 'express';
import type { Door } from '../door.ts';
import { publication } from '../registry/publication.ts';
import { teamOf } from '../registry/publisher.ts';
import { publicationBody, readPublication } from '../registry/readPublication.ts';
import { listReasons } from '../registry/refused.ts';
import { sessionOf } from '../sessions/sessionOf.ts';
import { end, offer, stop, takeUp } from './override.ts';

const code = () => string().max(100);
const renewed = object({ code: code() });
const offered = publication.concat(renewed);
const taken = object({ code: code().required() });
const stopped = object({ module: moduleName() });

const name = { name: 'name', in: 'path' as const, description: 'The module', schema: { type: 'string' as const } };

export const overrideOperations: Operation[] = [
  {
    method: 'post',
    path: '/api/shell/modules/{name}/overrides',
    tag: 'modules',
    summary: 'Offers a version to one person, who takes it up by the code; with the code, puts another in its place',
    parameters: [name],
    body: offered,
    answer: offeredAnswer,
    refusals: [404, 409, 422],
  },
  {
    method: 'post',
    path: '/api/shell/modules/{name}/overrides/end',
    tag: 'modules',
    summary: 'Ends an override, for the team that offered it',
    parameters: [name],
    body: taken,
    answer: nothing,
    refusals: [404, 422],
  },
  {
    method: 'post',
    path: '/api/shell/overrides/begin',
    tag: 'modules',
    summary: 'From now on the Admin who asks sees what is offered under the code, for eight hours at most',
    body: taken,
    answer: nothing,
    refusals: [403, 404, 422],
  },
  {
    method: 'post',
    path: '/api/shell/overrides/stop',
    tag: 'modules',
    summary: 'Who asks sees the active version of a module again',
    body: stopped,
    answer: nothing,
    refusals: [422],
  },
];

/** Versions in the making, each seen by one person in place of the active one. */
export const overrideRoutes = (door: Door): Router => {
  const router = Router();

  // Before the body, so that only a team can make the server read so much.
  router.use('/modules/:name/overrides', (request, _response, next) => {
    teamOf(door, request, request.params.name);
    next();
  });
  router.use(/^\/modules\/[^/]+\/overrides$/, publicationBody);
  router.post('/modules/:name/overrides', async (request, response) => {
    const { published, code: given } = await readPublication(door, request, request.params.name, 'override');
    const { code } = checkedBody(renewed, { code: given });
    response.json({ data: await offer(door, published, code) });
  });
  router.use('/modules/:name/overrides/end', readJson);
  router.post('/modules/:name/overrides/end', async (request, response) => {
    await end(door, request.params.name, checkedBody(taken, request.body).code);
    response.json({ data: {} });
  });

  router.use('/overrides', readJson);
  router.post('/overrides/begin', async (request, response) => {
    const { user } = await sessionOf(door.sessions, request);
    if (!has(user, 'Admin')) throw new Problem(403, 'forbidden', 'Only an Admin may try a version in the making');
    await takeUp(door.db, checkedBody(taken, request.body).code, user);
    response.json({ data: {} });
  });
  router.post('/overrides/stop', async (request, response) => {
    const { user } = await sessionOf(door.sessions, request);
    await stop(door, checkedBody(stopped, request.body).module, user);
    response.json({ data: {} });
  });

  return router.use(listReasons);
};
