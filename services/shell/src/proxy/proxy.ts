import { Problem, signToken } from '@bidwright/service-kit';
import { type Request, type Response, Router } from 'express';
import type { Pool } from 'undici';
import type { Door } from '../door.ts';
import { unavailable } from '../services.ts';
import { sessionOf } from '../sessions/sessionOf.ts';
import { fromService, toService } from './headers.ts';

/** `/<service>/files/<id>` */
const isFile = ({ path }: Request) => path.startsWith('/files/');

const hasBody = ({ headers }: Request) => 'content-length' in headers || 'transfer-encoding' in headers;

/** Passes a request on and its answer back, both as they come in. */
const pass = (pool: Pool, request: Request, response: Response, headers: Record<string, string>) => {
  const ofFile = isFile(request);
  const left = new AbortController();
  response.once('close', () => left.abort());
  return pool.stream(
    {
      method: request.method,
      path: request.originalUrl,
      headers: { ...toService(request.headers), ...headers },
      body: hasBody(request) ? request : null,
      signal: left.signal,
    },
    (answer) => {
      response.writeHead(answer.statusCode, fromService(answer.headers, ofFile));
      return response;
    },
  );
};

/** Hands `/<service>/…` to the service of that name, with a token that says who asks in place of the cookie. */
export const proxy = ({ services, transfers, sessions, key, log }: Door): Router => {
  const router = Router();
  router.use('/:service', async (request, response) => {
    const { service } = request.params;
    const pool = (isFile(request) ? transfers : services).get(service);
    if (!pool) throw new Problem(400, 'unknown-service', `There is no service ${service}`);
    const { user } = await sessionOf(sessions, request);
    const token = signToken(user, service, key);
    try {
      await pass(pool, request, response, { authorization: `Bearer ${token}`, 'x-request-id': request.id });
    } catch (error) {
      if (response.headersSent || response.destroyed) return;
      log.warn({ err: error, service, requestId: request.id }, 'a service does not answer');
      throw new Problem(502, unavailable, `The service ${service} does not answer. Please try again.`);
    }
  });
  return router;
};
