import { object, string } from '@bidwright/contract-kit';
import { activatedAnswer, publishedAnswer, registryAnswer } from '@bidwright/contract-shell';
import { jsonUpTo, readJson } from '@bidwright/service-kit';
import type { Operation } from '@bidwright/service-kit/openapi';
import { type ErrorRequestHandler, Router } from 'express';
import type { Door } from '../door.ts';
import { readForm } from '../forms.ts';
import { sessionOf } from '../sessions/sessionOf.ts';
import { activate } from './activate.ts';
import { publication, readPublication } from './publication.ts';
import { publish } from './publish.ts';
import { teamOf, teamOrAdmin } from './publisher.ts';
import { Refused } from './refused.ts';
import { modulesFor } from './versions.ts';

const activation = object({ version: string().max(60).required(), expected: string().max(60).nullable() });

const name = { name: 'name', in: 'path' as const, description: 'The module', schema: { type: 'string' as const } };

export const registryOperations: Operation[] = [
  {
    method: 'get',
    path: '/api/shell/modules',
    tag: 'modules',
    summary: 'The modules that the person may load, with their active versions and the hashes of their files',
    answer: registryAnswer,
  },
  {
    method: 'post',
    path: '/api/shell/modules/{name}/versions',
    tag: 'modules',
    summary:
      'Publishes a version of a module for ever; for its team, by Authorization: Bearer and the token of the team',
    parameters: [name],
    body: publication,
    answer: publishedAnswer,
    statuses: [200, 201],
    refusals: [409, 422],
  },
  {
    method: 'post',
    path: '/api/shell/modules/{name}/activate',
    tag: 'modules',
    summary: 'Switches a module to one of its versions; for an Admin, and for its team by its token',
    parameters: [name],
    body: activation,
    answer: activatedAnswer,
    refusals: [404, 409, 422],
  },
];

/** Answers a refusal with everything that is wrong with a version. */
export const listReasons: ErrorRequestHandler = (error, request, response, next) => {
  if (!(error instanceof Refused)) return next(error);
  const { message, reasons } = error;
  response.status(422).json({ errorInfo: { code: 'refused', message, reasons, requestId: request.id } });
};

export const registryRoutes = (door: Door): Router => {
  const { db, sessions } = door;
  const router = Router();

  router.get('/modules', async (request, response) => {
    const { user } = await sessionOf(sessions, request);
    response.json({ data: { modules: await modulesFor(db, user) } });
  });

  // Before the body, so that only who may publish can make the server read so much.
  router.use('/modules/:name/versions', (request, _response, next) => {
    teamOf(door, request, request.params.name);
    next();
  });
  router.use('/modules/:name/versions', jsonUpTo('20mb'));
  router.post('/modules/:name/versions', async (request, response) => {
    const published = readPublication(request.body, request.params.name);
    const isNew = await publish(door, published);
    const { version, file } = published;
    response.status(isNew ? 201 : 200).json({ data: { name: file.name, version } });
  });

  router.use('/modules/:name/activate', readJson);
  router.post('/modules/:name/activate', async (request, response) => {
    const { name } = request.params;
    const by = await teamOrAdmin(door, request, name);
    const { version, expected } = readForm(activation, request.body);
    const previous = await activate(db, { name, version, expected }, by);
    response.json({ data: { name, version, previous } });
  });

  return router.use(listReasons);
};
