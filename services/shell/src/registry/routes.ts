import { publishedAnswer, registryAnswer } from '@bidwright/contract-shell';
import type { Operation } from '@bidwright/service-kit/openapi';
import { Router } from 'express';
import type { AppContext } from '../context.ts';
import { noteDelivered } from '../failures/deliveries.ts';
import { named, sessionOf } from '../sessions/sessionOf.ts';
import { publication } from './publication.ts';
import { publish } from './publish.ts';
import { teamOf } from './publisher.ts';
import { publicationBody, readPublication } from './readPublication.ts';
import { listReasons } from './refused.ts';
import { openTabOf } from './stages/openTab.ts';
import { givenFor } from './versions.ts';

const name = { name: 'name', in: 'path' as const, description: 'The module', schema: { type: 'string' as const } };

export const registryOperations: Operation[] = [
  {
    method: 'get',
    path: '/api/shell/modules',
    tag: 'modules',
    summary: 'The modules that the person may load, with their active versions and the hashes of their files',
    parameters: [
      {
        name: 'has',
        in: 'query',
        description:
          'A module and the version that an open page has of it, `ftes@1.0.0`; once for each. It keeps them while a version is for few people only, or needs a newer shell',
        schema: { type: 'string', pattern: '^[a-z-]{1,60}@[!-~]{1,60}$' },
      },
      {
        name: 'shell',
        in: 'query',
        description: 'The version of the shell that an open page runs',
        schema: { type: 'string' },
      },
    ],
    answer: registryAnswer,
    refusals: [400],
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
];

export const registryRoutes = (context: AppContext): Router => {
  const { db, sessions } = context;
  const router = Router();

  router.get('/modules', async (request, response) => {
    // An open tab asks now and then by itself.
    const session = await sessionOf(sessions, request, 'look');
    const { modules } = await givenFor(db, session.user, openTabOf(request.query));
    await noteDelivered(db, named(sessions, request, session.user), modules);
    response.json({ data: { modules } });
  });

  // Before the body, so that only who may publish can make the server read so much.
  router.use('/modules/:name/versions', (request, _response, next) => {
    teamOf(context, request, request.params.name);
    next();
  });
  router.use('/modules/:name/versions', publicationBody);
  router.post('/modules/:name/versions', async (request, response) => {
    const { published } = await readPublication(context, request, request.params.name, 'version');
    const isNew = await publish(context, published);
    const { version, file } = published;
    response.status(isNew ? 201 : 200).json({ data: { name: file.name, version } });
  });

  return router.use(listReasons);
};
