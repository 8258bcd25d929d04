import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ErrorInfo, Person, RecordEvent } from '@bidwright/contract-kit';
import {
  connect,
  type Database,
  type KitDatabase,
  type Receipt,
  type Service,
  type ServiceCaller,
  type ServiceOptions,
} from '@bidwright/service-kit';
import { routesIn } from '@bidwright/service-kit/internal/access/routes';
import { createApp } from '@bidwright/service-kit/internal/app';
import { eventHandlersOf } from '@bidwright/service-kit/internal/copies/keep';
import { receive } from '@bidwright/service-kit/internal/events/receive';
import { type FileContext, openRoom } from '@bidwright/service-kit/internal/files/context';
import { folderStorage } from '@bidwright/service-kit/internal/files/folder';
import { type Jobs, openJobs } from '@bidwright/service-kit/internal/jobs/begin';
import { createLog } from '@bidwright/service-kit/internal/log';
import { serviceOf } from '@bidwright/service-kit/internal/serviceOf';
import { routersOf } from '@bidwright/service-kit/internal/start';
import { type Document, documentOf } from '@bidwright/service-kit/openapi';
import { sql } from 'kysely';
import { emptyTables, migratedDatabase, tablesIn } from './database.ts';
import { type Documented, documented } from './documented.ts';
import { testKeys, tokenOf } from './signing.ts';

/** An answer of either kind; a test reads the half it expects. */
export interface TestAnswer<T = unknown> {
  status: number;
  headers: Headers;
  body: { data: T; next: string | null; total?: number; errorInfo: ErrorInfo };
}

type Sent = Record<string, string>;

/** A service under test: real HTTP, real database, empty before each test. */
export interface TestService {
  /** Where it listens. */
  readonly url: string;
  readonly db: KitDatabase;
  /** What its own code works with. */
  readonly service: Service;
  /** Where it keeps files. */
  readonly fileContext: FileContext;
  /** Its jobs; a test begins them where it needs a worker. */
  readonly jobs: Jobs;
  /** Every SQL statement since the test began, without those that only begin and end transactions. */
  readonly statements: string[];
  /** Those of its requests, without what it does between them. */
  readonly asked: string[];
  /** The same of its jobs, without those by which a worker looks for jobs and shows that it lives. */
  readonly jobStatements: string[];
  /** What it answers, by method and path. */
  readonly routes: string[];
  /** What it says of itself. */
  readonly document: Document;
  readonly tables: string[];
  /** Lines of its log since the test began, each as it was written. */
  readonly logged: string[];
  /** Those lines that tell of faults of its own. */
  readonly faults: string[];
  /** Where services in processes of their own answer, which ask it. */
  readonly askedBy: Record<string, string>;
  /** The header that says who asks. */
  as(who: Person | ServiceCaller): Sent;
  /** One of its calls, by a person or by nobody. */
  call<T = unknown>(call: string, body: unknown, who?: Person): Promise<TestAnswer<T>>;
  /** What other services have been told since the test began. */
  published(): Promise<RecordEvent[]>;
  /** Tells it an event as the service does that the event is of. Answers with what became of it. */
  deliver(event: RecordEvent): Promise<Receipt>;
  /** Lets it hear what it has told itself, until there is no more. */
  deliverOwn(): Promise<void>;
  /** Sends JSON, or a text as it is, and reads JSON. As from a page each request has a key. */
  post<T = unknown>(path: string, body: unknown, headers?: Sent): Promise<TestAnswer<T>>;
}

const listen = async (server: Server) => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const close = (server: Server) =>
  new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });

/** A line of pino's of the level error, or worse. */
const isFault = (line: string) => JSON.parse(line).level >= 50;

const isWork = (statement: string) => !/^(begin|commit|rollback)$/.test(statement);

/** A worker that looks for a job, takes it, and shows that it lives. */
const isWatch = (statement: string) =>
  /skip locked|state = 'running', worker|^update background_jobs set `leaseUntil` = \?\s+where/.test(statement);

const send = async <T>(url: string, body: unknown, headers: Sent): Promise<TestAnswer<T>> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const answer = (await response.json()) as TestAnswer<T>['body'];
  return { status: response.status, headers: response.headers, body: answer };
};

/** A service that hears of all that is written. */
const elsewhere = 'elsewhere';

const outboxOf = async (db: Database, receiver: string) => {
  const { rows } = await sql<{ id: number; payload: string }>`select id, payload from outbox
    where receiver = ${receiver} order by id`.execute(db);
  return rows.map(({ id, payload }) => ({ id, event: JSON.parse(payload) as RecordEvent }));
};

/** Call it at the top of a test file: it starts the service before the tests and stops it after them. Its writes are told to `peers`. */
export const testService = (options: ServiceOptions, peers = [elsewhere]): TestService => {
  const { name, migrations } = options;
  const on = eventHandlersOf(options);
  const stopping = new AbortController();
  const server = createServer();
  // As a service has it: a connection that closes while the next request is on its way would be no fault of ours.
  server.keepAliveTimeout = 65_000;
  const askedBy: Record<string, string> = {};
  const statements: string[] = [];
  const asked: string[] = [];
  const asking = new AsyncLocalStorage<boolean>();
  const jobStatements: string[] = [];
  const logged: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  let db: KitDatabase | undefined;
  let running:
    | {
        url: string;
        db: KitDatabase;
        service: Service;
        fileContext: FileContext;
        jobs: Jobs;
        tables: string[];
        routes: string[];
        document: Document;
        answers: Documented;
      }
    | undefined;

  const started = () => {
    if (!running) throw new Error('The service runs only within tests');
    return running;
  };

  beforeAll(async () => {
    const DATABASE_URL = await migratedDatabase(name, migrations);
    db = connect(DATABASE_URL, (statement) => {
      if (!isWork(statement)) return;
      statements.push(statement);
      if (asking.getStore()) asked.push(statement);
    });
    const log = createLog(name, { write: (line) => void logged.push(line) });
    const base = { name, db, log, keys: testKeys(name, askedBy), stopping: stopping.signal };
    const service = serviceOf(options, base, { peers, wake: () => undefined });
    const fileContext = openRoom(service, folderStorage(folder));
    const given = { DATABASE_URL, PEERS: {} };
    const jobsDb = connect(DATABASE_URL, (statement) => jobStatements.push(statement));
    const jobs = await openJobs(service, given, fileContext.storage, options.whoIs?.(service), jobsDb);
    const [gate, ...routers] = routersOf(
      service,
      options,
      jobs.context,
      fileContext.fileCollections.length > 0 ? fileContext : undefined,
    );
    const routes = routers.flatMap((router) => routesIn(router));
    const app = createApp(service, gate ? [gate, ...routers] : []);
    server.on('request', (request, response) => asking.run(true, () => app(request, response)));
    const document = documentOf(service, options);
    const answers = documented(document);
    running = {
      db,
      service,
      fileContext,
      jobs,
      routes,
      document,
      answers,
      tables: await tablesIn(db),
      url: await listen(server),
    };
  });

  beforeEach(async () => {
    const { db, tables } = started();
    await emptyTables(db, tables);
    statements.length = 0;
    asked.length = 0;
    jobStatements.length = 0;
    logged.length = 0;
  });

  afterAll(async () => {
    stopping.abort();
    await close(server);
    await running?.fileContext.reader.idle();
    await running?.jobs.end();
    if (running) await options.end?.(running.service);
    await db?.destroy();
    rmSync(folder, { recursive: true, force: true });
  });

  const service: TestService = {
    get url() {
      return started().url;
    },
    get db() {
      return started().db;
    },
    get service() {
      return started().service;
    },
    get fileContext() {
      return started().fileContext;
    },
    get document() {
      return started().document;
    },
    get tables() {
      return started().tables;
    },
    get statements() {
      return [...statements];
    },
    get asked() {
      return [...asked];
    },
    get jobStatements() {
      return jobStatements.filter((one) => isWork(one) && !isWatch(one));
    },
    get jobs() {
      return started().jobs;
    },
    get routes() {
      return started().routes;
    },
    askedBy,
    logged,
    get faults() {
      return logged.filter(isFault);
    },
    as: (who) => ({ authorization: `Bearer ${tokenOf(who, name)}` }),
    published: async () => (await outboxOf(started().db, elsewhere)).map(({ event }) => event),
    deliver: async (event) => {
      const { body } = await service.post<Receipt>(
        '/internal/events',
        { events: [event] },
        service.as({ service: event.service }),
      );
      return body.data;
    },
    deliverOwn: async () => {
      for (;;) {
        const heard = await outboxOf(started().db, name);
        if (heard.length === 0) return;
        await receive(
          started().service,
          on,
          heard.map(({ event }) => event),
        );
        await sql`delete from outbox where id in (${sql.join(heard.map(({ id }) => id))})`.execute(started().db);
      }
    },
    call: (call, body, who) => service.post(`/api/${name}/${call}`, body, who && service.as(who)),
    post: async (path, body, headers = {}) => {
      const answer = await send<never>(started().url + path, body, { 'idempotency-key': randomUUID(), ...headers });
      const fault = started().answers.fault({ method: 'post', path, body }, answer.status, answer.body);
      if (fault) throw new Error(fault);
      return answer;
    },
  };
  return service;
};
