import { object, string } from '@bidwright/contract-kit';
import { publishedAnswer } from '@bidwright/contract-shell';
import { checkedBody, Problem } from '@bidwright/service-kit';
import type { Operation } from '@bidwright/service-kit/openapi';
import express, { Router } from 'express';
import type { AppContext } from '../../context.ts';
import { mapOf } from '../publication.ts';
import { teamOf } from '../publisher.ts';
import { listReasons, refuseFor } from '../refused.ts';
import { storedVersion } from '../stored.ts';
import { keepMaps, type SourceMap } from './maps.ts';

const isTexts = (value: unknown) => Array.isArray(value) && value.every((text) => typeof text === 'string');

const isMap = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  value.version === 3 &&
  'sources' in value &&
  isTexts(value.sources) &&
  'names' in value &&
  isTexts(value.names) &&
  'mappings' in value &&
  typeof value.mappings === 'string';

const sentMaps = object({
  version: string().max(60).required(),
  maps: mapOf<SourceMap>(isMap).required(),
}).noUnknown();

export const mapOperations: Operation[] = [
  {
    method: 'post',
    path: '/api/shell/modules/{name}/maps',
    tag: 'modules',
    summary:
      'Keeps the source maps of a published version, by the paths of its files; they are served to nobody. For its team, by Authorization: Bearer and the token of the team',
    parameters: [{ name: 'name', in: 'path', description: 'The module', schema: { type: 'string' } }],
    body: sentMaps,
    answer: publishedAnswer,
    refusals: [404, 422],
  },
];

/** Maps of files that the version has not. */
const strangers = (maps: Record<string, SourceMap>, files: Record<string, string>) =>
  Object.keys(maps)
    .filter((path) => !Object.hasOwn(files, path))
    .map((path) => ({ code: 'unknown-file', path: `maps.${path}`, message: `${path} is no file of this version` }));

/** Sent after the version itself, and apart from it: no browser and no gate needs them. */
export const mapRoutes = (context: AppContext): Router => {
  const router = Router();
  router.use('/modules/:name/maps', (request, _response, next) => {
    teamOf(context, request, request.params.name);
    next();
  });
  router.use('/modules/:name/maps', express.json({ limit: '10mb' }));
  router.post('/modules/:name/maps', async (request, response) => {
    const { version, maps } = checkedBody(sentMaps, request.body);
    const stored = await storedVersion(context.db, request.params.name, version);
    if (!stored) throw new Problem(404, 'no-version', `${request.params.name} ${version} is not published`);
    refuseFor(strangers(maps, stored.files));
    await keepMaps(context.settings, stored, maps);
    response.json({ data: { name: stored.name, version } });
  });
  return router.use(listReasons);
};
