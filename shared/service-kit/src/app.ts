import express, { type Express, type Router } from 'express';
import { sql } from 'kysely';
import { readCaller } from './caller.ts';
import type { Database } from './connect.ts';
import { answerErrors, notFound } from './errors.ts';
import { inTime } from './inTime.ts';
import { Problem } from './problem.ts';
import { logged, type Measure } from './request.ts';
import type { Service } from './service.ts';
import { endStanding } from './standing.ts';

/** Whoever asks whether the service is ready does not wait for a database that stands still. */
const maxCheckMs = 800;

const unready = (code: string, why: string) => new Problem(503, code, `${why} Please try again.`, { retryAfter: 1 });

/** Refuses while the database does not answer; however many ask at once, the database is asked once. */
const databaseCheck = (db: Database) => {
  let asked: Promise<unknown> | undefined;
  return async () => {
    asked ??= sql`select 1`.execute(db).finally(() => {
      asked = undefined;
    });
    await inTime(asked, maxCheckMs, () => unready('unavailable', 'The database does not answer.'));
  };
};

/** The HTTP side of a service: health, its routes, one shape for failures. */
export const createApp = (
  service: Pick<Service, 'db' | 'keys' | 'log' | 'stopping' | 'slowCalls'>,
  routes: Router[],
  measure?: Measure,
): Express => {
  const { db, log, stopping } = service;
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.use(readCaller(service), logged(service, measure), endStanding());
  const mustAnswer = databaseCheck(db);
  app.get('/livez', (_request, response) => {
    response.json({ data: 'alive' });
  });
  app.get('/readyz', async (_request, response) => {
    if (stopping.aborted) throw unready('stopping', 'The service is being stopped.');
    await mustAnswer();
    response.json({ data: 'ready' });
  });
  for (const router of routes) app.use(router);
  app.use(notFound, answerErrors(log));
  return app;
};
