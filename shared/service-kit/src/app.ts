import express, { type Express, type Router } from 'express';
import { sql } from 'kysely';
import type { Resource, Resources } from './calls/resource.ts';
import type { Database } from './connect.ts';
import { answerErrors, notFound } from './errors.ts';
import type { Log } from './log.ts';
import { Problem } from './problem.ts';
import { logged, type Measure } from './request.ts';
import type { Outlet } from './writes/outlet.ts';

/** What the routes of a service work with. */
export interface Service {
  name: string;
  db: Database;
  log: Log;
  /** The key that signs tokens between services. */
  key: string;
  /** Aborted when the service stops. */
  stopping: AbortSignal;
  /** Whom its writes are told to. */
  outlet: Outlet;
  /** What it keeps. */
  resources: Resources;
  /** Where records of a collection of its own are written. */
  resource(collection: { name: string }): Resource;
}

/** The HTTP side of a service: health, its routes, one shape for failures. `isReady` turns true after the migrations. */
export const createApp = (
  { db, log }: Pick<Service, 'db' | 'log'>,
  isReady: () => boolean,
  routes: Router[],
  measure?: Measure,
): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.use(logged(log, measure));
  app.get('/livez', (_request, response) => {
    response.json({ data: 'alive' });
  });
  app.get('/readyz', async (_request, response) => {
    if (!isReady()) throw starting();
    await sql`select 1`.execute(db);
    response.json({ data: 'ready' });
  });
  app.use((_request, _response, next) => next(isReady() ? undefined : starting()));
  for (const router of routes) app.use(router);
  app.use(notFound, answerErrors(log));
  return app;
};

const starting = () => new Problem(503, 'starting', 'The service is starting. Please try again.', { retryAfter: 1 });
