import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import type { Router } from 'express';
import type { AccessTable } from './access/access.ts';
import { gate } from './access/gate.ts';
import { openAddresses, untilKnown } from './addresses.ts';
import { createApp } from './app.ts';
import { answerUses } from './calls/countUses.ts';
import { type CallHandler, handledAccess, handledCalls } from './calls/handle.ts';
import { answerHealth, type RunningVersion } from './calls/health.ts';
import { type Keeping, resourcesOf } from './calls/resource.ts';
import { answerResponsibilities } from './calls/responsibilities.ts';
import { callsRouter } from './calls/router.ts';
import { connect } from './connect.ts';
import { eventHandlersOf } from './copies/keep.ts';
import { askByHttp, pullCopies } from './copies/pull.ts';
import { recordsRoute } from './copies/records.ts';
import type { Copies } from './copies/statement.ts';
import { type DemoData, loadDemo, loadDemoInChildProcess, loadingDemo } from './demo.ts';
import type { Listens } from './events/handler.ts';
import type { Handlers } from './events/handlers.ts';
import { openRelay } from './events/openRelay.ts';
import { eventsRoute } from './events/route.ts';
import { beginFiles, fileContextOf, storageFor } from './files/begin.ts';
import type { FileContext } from './files/context.ts';
import { filesRouter } from './files/router.ts';
import { openJobs } from './jobs/begin.ts';
import type { JobContext, WhoIs } from './jobs/context.ts';
import { tableSent } from './jobs/import/sent.ts';
import { jobRoutes } from './jobs/router.ts';
import { openKeys } from './keys/keys.ts';
import { keysRoute } from './keys/route.ts';
import { openLog } from './log.ts';
import { openMetrics } from './metrics/openMetrics.ts';
import { migrate } from './migrate.ts';
import { beginNotices } from './notices/begin.ts';
import type { Notices } from './notices/stated.ts';
import type { Operation } from './openapi/operation.ts';
import { documentOf, documentRoute } from './openapi/route.ts';
import { openServer } from './server.ts';
import type { Named, Service } from './service.ts';
import { serviceOf } from './serviceOf.ts';
import { type ServiceSettings, serviceSettings, settings } from './settings.ts';
import { sweepHourly } from './sweep.ts';
import { versionBeside } from './version.ts';
import { addWords } from './words.ts';

export interface ServiceOptions extends Partial<Keeping> {
  /** The service's word: `opportunities`. */
  name: string;
  /** The folder of its migrations. */
  migrations: string;
  /** The English texts of its contract's messages. */
  words?: Record<string, string>;
  /** The same in the other languages. */
  translations?: Record<string, Record<string, string>>;
  /** The calls of its contract beside those of its collections, each with what answers it. */
  calls?: CallHandler[];
  /** What the document of the API says of the routes of its own. */
  operations?: Operation[];
  /** Routes of its own, where no call of a contract can say what goes in and out; they come before everything else and are mounted at `/`. */
  routes?(service: Service): Router;
  /** Who may use those routes: each has a row. */
  access?: AccessTable;
  /** Its demo data as of a day, loaded once into empty tables when DEMO is 1. */
  demo?: (today: string) => DemoData | Promise<DemoData>;
  /** What it keeps of other services' records: it pulls them, and keeps them up to date. */
  copies?: Copies;
  named?: Named;
  /** What it does beside that when it or another service has written something. */
  on?: Handlers;
  /** What it does about events of other services whose topics it cannot state, for they change while it runs. */
  listens?: Listens;
  /** Of what it tells people. */
  notices?: Notices;
  /** Who somebody is now, where the service itself knows; the others ask admin. */
  whoIs?(service: Service): WhoIs;
  /** What must be done after the migrations and before the first request. */
  prepare?(service: Service): Promise<void>;
  /** What must be done when it was told to stop and has answered all, before its process ends. */
  end?(service: Service): Promise<void>;
}

/** Stops when the system or the parent process says so, or when the parent is gone. */
const onStop = (stop: () => void) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  if (process.connected) process.once('disconnect', stop);
};

const runningVersion = (
  { migrations }: ServiceOptions,
  { DEPLOYED_AT, DEPLOYED_BY }: Pick<ServiceSettings, 'DEPLOYED_AT' | 'DEPLOYED_BY'>,
): RunningVersion => ({
  version: versionBeside(migrations),
  deployedAt: DEPLOYED_AT || null,
  deployedBy: DEPLOYED_BY || null,
});

/** All routers of a service: who may come in, where events come in, its own, its files, jobs, then the calls. */
export const routersOf = (
  service: Service,
  options: ServiceOptions,
  jobs: JobContext,
  context?: FileContext,
  deployed: Pick<ServiceSettings, 'DEPLOYED_AT' | 'DEPLOYED_BY'> = { DEPLOYED_AT: 0, DEPLOYED_BY: '' },
): Router[] => {
  const { routes, access = {}, words = {}, translations } = options;
  const { name } = service;
  const usual = [answerUses(name), answerResponsibilities(name), answerHealth(name, runningVersion(options, deployed))];
  const calls = [...usual, ...(options.calls ?? [])];
  addWords(words, translations);
  const own = [...(routes ? [routes(service)] : []), ...(context ? [filesRouter(context)] : [])];
  const routers = [
    eventsRoute(service, eventHandlersOf(options), options.listens),
    keysRoute(service),
    recordsRoute(service),
    ...own,
    handledCalls(service, calls, (person, id) => tableSent(jobs, person, id)),
    jobRoutes(jobs),
    documentRoute(service, options),
    callsRouter(service),
  ];
  return [gate(service, { ...access, ...handledAccess(calls) }, routers), ...routers];
};

/** How long after a start what was compiled is kept for the next one. */
const cacheAfterMs = 5000;

const run = async (options: ServiceOptions, read: ServiceSettings) => {
  const given = { ...read, PEERS: openAddresses(options.name, read) };
  const { name, migrations, collections = [], demo, prepare, end, copies } = options;
  const stopping = new AbortController();
  const { log, dropped } = openLog(name);
  const db = connect(given.DATABASE_URL);
  const running = { name, db, log, stopping: stopping.signal };
  const keys = openKeys(running, given);
  const relay = openRelay(name, eventHandlersOf(options), given);
  const service = serviceOf(options, { ...running, keys }, relay.way);
  const context = await fileContextOf(service);
  const jobs = await openJobs(service, given, context?.storage, options.whoIs?.(service));
  let pulling: Promise<void> | undefined;
  const routers = routersOf(service, options, jobs.context, context, given);
  const metrics = given.METRICS_PORT ? await openMetrics(service, routers, given, dropped) : undefined;
  const server = openServer(createApp(service, routers, metrics?.measure));

  const stop = async () => {
    stopping.abort();
    metrics?.end();
    await Promise.all([server.close(), relay.end(), jobs.end(), context?.reader.idle(), pulling]);
    await end?.(service);
    await db.destroy();
    process.exit();
  };
  onStop(stop);
  await migrate(db, migrations);
  await keys.begin();
  if (demo && given.DEMO === '1') await loadDemoInChildProcess(db, collections);
  await prepare?.(service);
  await relay.begin(service);
  void sweepHourly(service);
  if (context) beginFiles(context);
  jobs.begin();
  beginNotices(service, options, given);
  pulling = untilKnown(name, read, stopping.signal).then(() =>
    pullCopies(service, copies, askByHttp(service, given.PEERS)),
  );
  log.info({ port: await server.listen(given) }, 'ready');
  if (process.connected) process.send?.('ready');
  // Else only a process that ends well leaves it for the next start. The first requests do not wait for it.
  setTimeout(flushCompileCache, cacheAfterMs).unref();
};

/** The errand of a deploy: the tables are ready before the code that wants them starts. */
const runMigrations = async ({ migrations }: ServiceOptions, { DATABASE_URL }: ServiceSettings) => {
  const db = connect(DATABASE_URL);
  await migrate(db, migrations);
  await db.destroy();
  process.exit();
};

/** The errand of who asks whether a version would fit the others, before it runs. */
const tellPromises = async (options: ServiceOptions) => {
  const { name, collections = [], rules } = options;
  const resources = resourcesOf({ collections, rules });
  process.stdout.write(JSON.stringify(documentOf({ name, resources }, options)['x-promises']), () => process.exit());
};

/** The errand of a process that a service starts for its demo data. */
const runErrand = async ({ collections = [], demo }: ServiceOptions, given: ServiceSettings) => {
  process.once('disconnect', () => process.exit(1));
  if (!demo) return;
  const db = connect(given.DATABASE_URL);
  const storage = await storageFor(collections);
  await loadDemo(db, collections, () => demo(given.DEMO_TODAY), storage);
  await db.destroy();
  process.exit();
};

const errands: Partial<Record<string, typeof run>> = {
  [loadingDemo]: runErrand,
  migrate: runMigrations,
  promises: tellPromises,
};

const leave = () => process.exit();

/** A spare ends with whoever started it. */
const untilNeeded = async () => {
  process.once('disconnect', leave);
  await once(process, 'message');
  process.off('disconnect', leave);
};

/** Starts a service: reads the settings, migrates its database, listens, and stops gracefully. */
export const start = async (options: ServiceOptions): Promise<void> => {
  try {
    const act = errands[process.argv[2] ?? ''] ?? run;
    const given = settings(serviceSettings);
    if (given.SPARE) await untilNeeded();
    await act(options, given);
  } catch (error) {
    process.stderr.write(`${options.name} cannot start. ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
};
