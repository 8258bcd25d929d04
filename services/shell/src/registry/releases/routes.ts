import { has } from '@bidwright/contract-kit';
import {
  activatedAnswer,
  activation,
  historyAnswer,
  overviewAnswer,
  release,
  releasedAnswer,
} from '@bidwright/contract-shell';
import { checkedBody, Problem, readJson } from '@bidwright/service-kit';
import type { Operation } from '@bidwright/service-kit/openapi';
import { type RequestHandler, Router } from 'express';
import type { Door } from '../../door.ts';
import { sessionOf } from '../../sessions/sessionOf.ts';
import { teamsOrAdmin } from '../publisher.ts';
import { listReasons } from '../refused.ts';
import { history, overview } from './overview.ts';
import { switchTo } from './switch.ts';

const name = { name: 'name', in: 'path' as const, description: 'The module', schema: { type: 'string' as const } };

export const releaseOperations: Operation[] = [
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
  {
    method: 'post',
    path: '/api/shell/modules/activate',
    tag: 'modules',
    summary:
      'Switches several modules at once, all of them or none; for an Admin, and for their teams by their tokens, with commas between',
    body: release,
    answer: releasedAnswer,
    refusals: [404, 409, 422],
  },
  {
    method: 'post',
    path: '/api/shell/modules/overview',
    tag: 'modules',
    summary: 'All modules with their versions, and how often they failed in browsers in the last days; for an Admin',
    answer: overviewAnswer,
    refusals: [403],
  },
  {
    method: 'post',
    path: '/api/shell/modules/history',
    tag: 'modules',
    summary: 'What was switched, by whom and why, the last first; for an Admin',
    answer: historyAnswer,
    refusals: [403],
  },
];

const forAdmins =
  ({ sessions }: Pick<Door, 'sessions'>): RequestHandler =>
  async (request, _response, next) => {
    const { user } = await sessionOf(sessions, request);
    if (!has(user, 'Admin')) throw new Problem(403, 'forbidden', 'Only an Admin may look after the modules');
    next();
  };

/** What is switched on, and how that came. */
export const releaseRoutes = (door: Door): Router => {
  const { db } = door;
  const router = Router();

  router.post('/modules/overview', forAdmins(door), async (_request, response) => {
    response.json({ data: { modules: await overview(db) } });
  });

  router.post('/modules/history', forAdmins(door), async (_request, response) => {
    response.json({ data: { releases: await history(db) } });
  });

  router.post('/modules/activate', ...readJson, async (request, response) => {
    // Before the body is looked at, so that who may not learns nothing.
    await teamsOrAdmin(door, request, []);
    const wanted = checkedBody(release, request.body);
    const names = wanted.changes.map((change) => change.name);
    const changes = await switchTo(db, wanted, await teamsOrAdmin(door, request, names));
    response.json({ data: { changes } });
  });

  router.use('/modules/:name/activate', readJson);
  router.post('/modules/:name/activate', async (request, response) => {
    const { name } = request.params;
    const by = await teamsOrAdmin(door, request, [name]);
    const { reason, ...change } = checkedBody(activation, request.body);
    const [switched] = await switchTo(db, { changes: [{ name, ...change }], reason }, by);
    response.json({ data: { name, version: change.version, previous: switched?.previous ?? null } });
  });

  return router.use(listReasons);
};
