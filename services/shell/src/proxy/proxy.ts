import { Problem } from '@bidwright/service-kit';
import { type Request, type RequestHandler, Router } from 'express';
import type { AppContext } from '../context.ts';
import { sessionOf } from '../sessions/sessionOf.ts';
import { handCall } from './handCall.ts';
import { handFile } from './handFile.ts';
import { createTokens } from './tokens.ts';

/** `/<service>/files/<id>` */
const isFile = ({ path }: Request) => path.startsWith('/files/');

/** Refuses a call of a service that there is not. */
export const unknownService: RequestHandler<{ service: string }> = ({ params: { service } }) => {
  throw new Problem(400, 'unknown-service', `There is no service ${service}`);
};

/** Hands `/<service>/…` to the service of that name, with a token that says who asks in place of the cookie. */
export const proxy = (context: AppContext): Router => {
  const router = Router();
  const tokenFor = createTokens(context.keys);
  router.use('/:service', async (request, response, next) => {
    const { service } = request.params;
    const ways = context.services.get(service);
    if (!ways) return next();
    const { user } = await sessionOf(context.sessions, request);
    const headers = { authorization: `Bearer ${await tokenFor(user, service)}`, 'x-request-id': request.id };
    const passing = { service, ways, personId: user.id, path: request.originalUrl, headers };
    await (isFile(request) ? handFile : handCall)(context, [request, response], passing);
  });
  return router;
};
