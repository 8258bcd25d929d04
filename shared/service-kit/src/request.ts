import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { isSigned } from './caller.ts';
import type { Service } from './service.ts';

declare module 'express-serve-static-core' {
  interface Request {
    /** Names the request in logs and failures; the front door's or another service's, where it gave one. */
    id: string;
  }
}

/** Asked every few seconds by whoever watches the service. */
const quiet = new Set(['/livez', '/readyz']);

/** Taken from services alone: who else could name it would write into the log and the audit under names of others' requests. */
const idOf = (request: Request): string => {
  const given = request.get('x-request-id');
  return given && /^[\w-]{8,64}$/.test(given) && isSigned(request) ? given : randomUUID();
};

/** Is told of each request that was answered. */
export type Measure = (answered: { method: string; path: string; status: number; ms: number }) => void;

/** Gives each request an id, and logs and measures it once, when it is answered. */
export const logged =
  (service: Pick<Service, 'log' | 'slowCalls'>, measure?: Measure): RequestHandler =>
  (request: Request, response: Response, next: NextFunction) => {
    const start = performance.now();
    request.id = idOf(request);
    response.setHeader('x-request-id', request.id);
    response.on('close', () => {
      const ms = performance.now() - start;
      const { method, originalUrl, id } = request;
      // Without its query, which carries secrets such as the code of a sign-in with Google.
      const [path = ''] = originalUrl.split('?', 1);
      const level = quiet.has(path) ? 'debug' : 'info';
      const status = response.statusCode;
      service.log[level]({ requestId: id, method, path, status, ms: Math.round(ms) }, 'answered');
      service.slowCalls.note({ method, path, ms });
      measure?.({ method, path, status, ms });
    });
    next();
  };
