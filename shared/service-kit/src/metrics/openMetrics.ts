import { createServer } from 'node:http';
import type { Router } from 'express';
import { routesIn } from '../access/routes.ts';
import { codeOf } from '../codeOf.ts';
import type { Measure } from '../request.ts';
import type { Service } from '../service.ts';
import type { ServiceSettings } from '../settings.ts';
import { routeNamer } from './routeName.ts';
import { waiting } from './waiting.ts';

/** Upper ends, in seconds: what a list, a write, a page and a job may take. */
const buckets = [0.01, 0.03, 0.1, 0.3, 1, 3];

export interface Metrics {
  measure: Measure;
  end(): void;
}

/**
 * Figures of a service for Prometheus, at `/metrics` of a port of its own that is not public: requests by route, events that
 * wait, jobs, and the process itself. The library is loaded by who asks for it alone.
 */
export const openMetrics = async (
  { db, log, name }: Pick<Service, 'db' | 'log' | 'name'>,
  routers: Router[],
  { METRICS_HOST, METRICS_PORT }: Pick<ServiceSettings, 'METRICS_HOST' | 'METRICS_PORT'>,
  droppedLines: () => number,
): Promise<Metrics> => {
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client');
  const register = new Registry();
  register.setDefaultLabels({ service: name });
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route and kind of answer',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [register],
  });
  register.registerMetric(
    new Gauge({
      name: 'log_lines_dropped',
      help: 'Lines of the log that found no room since the service began',
      registers: [],
      collect() {
        this.set(droppedLines());
      },
    }),
  );
  for (const { name: figure, help, labelNames, count } of waiting) {
    const gauge = new Gauge({
      name: figure,
      help,
      labelNames,
      registers: [],
      collect: async () => {
        gauge.reset();
        // A database that does not answer takes these figures away, not the others.
        const found = await count(db).catch((error: unknown) => {
          log.warn({ err: error, figure }, 'a figure cannot be had');
          return [];
        });
        for (const one of found) gauge.set(one.labels, one.count);
      },
    });
    register.registerMetric(gauge);
  }
  const server = createServer(async ({ url }, response) => {
    if (url === '/metrics')
      response.writeHead(200, { 'content-type': register.contentType }).end(await register.metrics());
    else response.writeHead(404).end('Figures are at /metrics\n');
  });
  // The process before this one gives the port back when it stops.
  const again = setInterval(() => server.listening || server.listen(METRICS_PORT, METRICS_HOST), 500).unref();
  server
    .on('listening', () => clearInterval(again))
    .on('error', (error) => {
      if (codeOf(error) !== 'EADDRINUSE') log.warn({ err: error }, 'figures cannot be told');
    });
  server.listen(METRICS_PORT, METRICS_HOST);
  const nameOf = routeNamer(['GET /livez', 'GET /readyz', ...routers.flatMap((router) => routesIn(router))]);
  return {
    measure: ({ method, path, status, ms }) =>
      requests.observe({ method, route: nameOf(method, path), status: `${Math.floor(status / 100)}xx` }, ms / 1000),
    end: () => {
      clearInterval(again);
      server.close();
      server.closeAllConnections();
    },
  };
};
