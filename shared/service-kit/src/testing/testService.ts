import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Call, ErrorInfo, Person } from '@bidwright/contract-kit';
import { createApp, type Service } from '../app.ts';
import { connect, type Database } from '../connect.ts';
import { createLog } from '../log.ts';
import { migrate } from '../migrate.ts';
import { routersOf, type ServiceOptions } from '../start.ts';
import { type ServiceCaller, signToken } from '../token.ts';
import { emptyDatabase, emptyTables, tablesIn } from './database.ts';

const internalKey = 'a key that only the tests of a service know';

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
  readonly db: Database;
  /** Every SQL statement since the test began, without those that only begin and end transactions. */
  readonly statements: string[];
  /** The header that says who asks. */
  as(who: Person | ServiceCaller): Sent;
  /** One of the generic calls, by a person or by nobody. */
  call<T = unknown>(call: Call, body: unknown, who?: Person): Promise<TestAnswer<T>>;
  /** Sends JSON, or a text as it is, and reads JSON. */
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

const isWork = (statement: string) => !/^(begin|commit|rollback)$/.test(statement);

const send = async <T>(url: string, body: unknown, headers: Sent): Promise<TestAnswer<T>> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const answer = (await response.json()) as TestAnswer<T>['body'];
  return { status: response.status, headers: response.headers, body: answer };
};

/** Call it at the top of a test file: it starts the service before the tests and stops it after them. */
export const testService = (options: ServiceOptions): TestService => {
  const { name, migrations } = options;
  const stopping = new AbortController();
  const server = createServer();
  const statements: string[] = [];
  let running: { url: string; db: Database; tables: string[] } | undefined;

  const started = () => {
    if (!running) throw new Error('The service runs only within tests');
    return running;
  };

  beforeAll(async () => {
    const db = connect(await emptyDatabase(name), (statement) => statements.push(statement));
    await migrate(db, migrations);
    const log = createLog(name, { write: () => undefined });
    const service: Service = { name, db, log, key: internalKey, stopping: stopping.signal };
    const app = createApp(service, () => true, routersOf(service, options));
    server.on('request', app);
    running = { db, tables: await tablesIn(db), url: await listen(server) };
  });

  beforeEach(async () => {
    const { db, tables } = started();
    await emptyTables(db, tables);
    statements.length = 0;
  });

  afterAll(async () => {
    stopping.abort();
    await close(server);
    await running?.db.destroy();
  });

  const service: TestService = {
    get url() {
      return started().url;
    },
    get db() {
      return started().db;
    },
    get statements() {
      return statements.filter(isWork);
    },
    as: (who) => ({ authorization: `Bearer ${signToken(who, name, internalKey)}` }),
    call: (call, body, who) => service.post(`/api/${name}/${call}`, body, who && service.as(who)),
    post: (path, body, headers = {}) => send(started().url + path, body, headers),
  };
  return service;
};
