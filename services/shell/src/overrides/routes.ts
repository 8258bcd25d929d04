import { object, string } from '@bidwright/contract-kit';
import { offeredAnswer, overrideCode } from '@bidwright/contract-shell';
import { checkedBody, readJson } from '@bidwright/service-kit';
import { nothing, type Operation } from '@bidwright/service-kit/openapi';
import { Router } from 'express';
import type { AppContext } from '../context.ts';
import { publication } from '../registry/publication.ts';
import { teamOf } from '../registry/publisher.ts';
import { publicationBody, readPublication } from '../registry/readPublication.ts';
import { listReasons } from '../registry/refused.ts';
import { end, offer } from './override.ts';

const renewed = object({ code: string().max(100) });
const offered = publication.concat(renewed);

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
    body: overrideCode,
    answer: nothing,
    refusals: [404, 422],
  },
];

/** Versions in the making, each seen by one person in place of the active one. */
export const overrideRoutes = (context: AppContext): Router => {
  const router = Router();

  // Before the body, so that only a team can make the server read so much.
  router.use('/modules/:name/overrides', (request, _response, next) => {
    teamOf(context, request, request.params.name);
    next();
  });
  router.use(/^\/modules\/[^/]+\/overrides$/, publicationBody);
  router.post('/modules/:name/overrides', async (request, response) => {
    const { published, code: given } = await readPublication(context, request, request.params.name, 'override');
    const { code } = checkedBody(renewed, { code: given });
    response.json({ data: await offer(context, published, code) });
  });
  router.use('/modules/:name/overrides/end', readJson);
  router.post('/modules/:name/overrides/end', async (request, response) => {
    await end(context, request.params.name, checkedBody(overrideCode, request.body).code);
    response.json({ data: {} });
  });

  return router.use(listReasons);
};
