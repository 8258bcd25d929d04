import { either } from '@bidwright/contract-kit';
import { activatedAnswer, activation, provingBegun, release, releasedAnswer } from '@bidwright/contract-shell';
import { checkedBody, readJson } from '@bidwright/service-kit';
import type { Operation } from '@bidwright/service-kit/openapi';
import { Router } from 'express';
import type { AppContext } from '../../context.ts';
import { teamsOrAdmin } from '../publisher.ts';
import { listReasons } from '../refused.ts';
import { switchWhenProven } from './release.ts';

const name = { name: 'name', in: 'path' as const, description: 'The module', schema: { type: 'string' as const } };

export const releaseOperations: Operation[] = [
  {
    method: 'post',
    path: '/api/shell/modules/{name}/activate',
    tag: 'modules',
    summary:
      'Switches a module to one of its versions, once a browser has tried it; for an Admin, and for its team by its token',
    parameters: [name],
    body: activation,
    answer: either(activatedAnswer, provingBegun),
    statuses: [200, 202],
    refusals: [404, 409, 422],
  },
  {
    method: 'post',
    path: '/api/shell/modules/activate',
    tag: 'modules',
    summary:
      'Switches several modules at once, all of them or none; for an Admin, and for their teams by their tokens, with commas between',
    body: release,
    answer: either(releasedAnswer, provingBegun),
    statuses: [200, 202],
    refusals: [404, 409, 422],
  },
];

/** What is switched on, and how that came. */
export const releaseRoutes = (context: AppContext): Router => {
  const router = Router();

  router.post('/modules/activate', ...readJson, async (request, response) => {
    // Before the body is looked at, so that who may not learns nothing.
    await teamsOrAdmin(context, request, []);
    const wanted = checkedBody(release, request.body);
    const names = wanted.changes.map((change) => change.name);
    const outcome = await switchWhenProven(context, wanted, await teamsOrAdmin(context, request, names));
    response.status('proving' in outcome ? 202 : 200).json({ data: outcome });
  });

  router.use('/modules/:name/activate', readJson);
  router.post('/modules/:name/activate', async (request, response) => {
    const { name } = request.params;
    const by = await teamsOrAdmin(context, request, [name]);
    const { reason, unproven, ...change } = checkedBody(activation, request.body);
    const outcome = await switchWhenProven(context, { changes: [{ name, ...change }], reason, unproven }, by);
    if ('proving' in outcome) {
      response.status(202).json({ data: outcome });
      return;
    }
    const [switched] = outcome.changes;
    response.json({ data: { name, version: change.version, previous: switched?.previous ?? null } });
  });

  return router.use(listReasons);
};
