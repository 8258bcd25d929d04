import { object, string } from '@bidwright/contract-kit';
import { checkedBody, readJson } from '@bidwright/service-kit';
import { type Operation, objectOf } from '@bidwright/service-kit/openapi';
import { Router } from 'express';
import type { AppContext } from '../../context.ts';
import { rolloutReasons } from '../promises.ts';
import { isTexts, mapOf } from '../publication.ts';
import { teamOf } from '../publisher.ts';
import { listReasons, refuseFor } from '../refused.ts';

const isPromised = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'fields' in value &&
  'needed' in value &&
  isTexts(value.fields) &&
  isTexts(value.needed);

/** `Promises` of the kit. */
const promised = object({
  version: string().max(60).required(),
  answers: mapOf<{ fields: string[]; needed: string[] }>(isPromised).required(),
  asks: mapOf<string[]>(isTexts).required(),
}).noUnknown();

export const rolloutOperations: Operation[] = [
  {
    method: 'post',
    path: '/api/shell/services/{name}/check',
    tag: 'modules',
    summary:
      'Tells whether a version of a service fits what modules and services ask of it; for its team, by Authorization: Bearer and the token of the team',
    parameters: [{ name: 'name', in: 'path', description: 'The service', schema: { type: 'string' } }],
    body: promised,
    answer: objectOf({ version: { type: 'string' } }),
    refusals: [422],
  },
];

/** Asked before a service is deployed. */
export const rolloutRoutes = (context: AppContext): Router => {
  const router = Router();
  router.use('/services/:name/check', (request, _response, next) => {
    teamOf(context, request, request.params.name);
    next();
  });
  router.use('/services/:name/check', readJson);
  router.post('/services/:name/check', async (request, response) => {
    const { version, answers, asks } = checkedBody(promised, request.body);
    refuseFor(
      await rolloutReasons(context, request.params.name, { version, answers: answers ?? {}, asks: asks ?? {} }),
    );
    response.json({ data: { version } });
  });
  return router.use(listReasons);
};
