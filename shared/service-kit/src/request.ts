import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Log } from './log.ts';

declare module 'express-serve-static-core' {
  interface Request {
    /** Names the request in logs and failures; the front door's, where it gave one. */
    id: string;
  }
}

/** Asked every few seconds by whoever watches the service. */
const quiet = new Set(['/livez', '/readyz']);

const idOf = (given: string | undefined) => (given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID());

/** Is told of each request that was answered. */
export type Measure = (answered: { method: string; path: string; status: number; ms: number }) => void;

/** Gives each request an id, and logs and measures it once, when it is answered. */
export const logged =
  (log: Log, measure?: Measure): RequestHandler =>
  (request: Request, response: Response, next: NextFunction) => {
    const start = performance.now();
    request.id = idOf(request.get('x-request-id'));
    response.setHeader('x-request-id', request.id);
    response.on('close', () => {
      const ms = performance.now() - start;
      const { method, originalUrl, id } = request;
      // Without its query, which carries secrets such as the code of a sign-in with Google.
      const [path = ''] = originalUrl.split('?', 1);
      const level = quiet.has(path) ? 'debug' : 'info';
      const status = response.statusCode;
      log[level]({ requestId: id, method, path, status, ms: Math.round(ms) }, 'answered');
      measure?.({ method, path, status, ms });
    });
    next();
  };
