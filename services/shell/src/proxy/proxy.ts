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

/** What goes on of a request, and where. */
interface Passing {
  path: string;
  headers: Record<string, string>;
  /** It answers a file that people sent. */
  ofFile?: boolean;
}

/** Passes a request on and its answer back, both as they come in. */
const pass = (pool: Pool, request: Request, response: Response, { path, headers, ofFile = false }: Passing) => {
  const left = new AbortController();
  response.once('close', () => left.abort());
  return pool.stream(
    {
      method: request.method,
      path,
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

/** Hands a request to a service; one that does not answer is told as such. */
export const handTo = async (
  { log }: Pick<Door, 'log'>,
  [service, pool]: [string, Pool],
  [request, response]: [Request, Response],
  passing: Passing,
): Promise<void> => {
  try {
    await pass(pool, request, response, passing);
  } catch (error) {
    if (response.headersSent || response.destroyed) return;
    log.warn({ err: error, service, requestId: request.id }, 'a service does not answer');
    throw new Problem(502, unavailable, `The service ${service} does not answer. Please try again.`);
  }
};

/** Hands `/<service>/…` to the service of that name, with a token that says who asks in place of the cookie. */
export const proxy = ({ services, transfers, sessions, key, log }: Door): Router => {
  const router = Router();
  router.use('/:service', async (request, response) => {
    const { service } = request.params;
    const pool = (isFile(request) ? transfers : services).get(service);
    if (!pool) throw new Problem(400, 'unknown-service', `There is no service ${service}`);
    const { user } = await sessionOf(sessions, request);
    const headers = { authorization: `Bearer ${signToken(user, service, key)}`, 'x-request-id': request.id };
    await handTo({ log }, [service, pool], [request, response], {
      path: request.originalUrl,
      headers,
      ofFile: isFile(request),
    });
  });
  return router;
};
