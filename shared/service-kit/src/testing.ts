import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ErrorInfo, Person } from '@bidwright/contract-kit';
import { sql } from 'kysely';
import { createApp, type Service } from './app.ts';
import { connect, type Database } from './connect.ts';
import { createLog } from './log.ts';
import { migrate } from './migrate.ts';
import { routersOf, type ServiceOptions } from './start.ts';
import { type ServiceCaller, signToken } from './token.ts';

const internalKey = 'a key that only the tests of a service know';

/** A database server for tests; its user may create databases. */
const serverUrl = () => {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL names no database server; npm test sets it');
  return new URL(url);
};

/** Makes an empty database, one a test worker and name, and answers its URL. */
export const emptyDatabase = async (name: string): Promise<string> => {
  const url = serverUrl();
  const database = `test_${name.replaceAll('-', '_')}_${process.env.JEST_WORKER_ID ?? '0'}`;
  url.pathname = '/mysql';
  const server = connect(url.href);
  await sql`drop database if exists ${sql.id(database)}`.execute(server);
  await sql`create database ${sql.id(database)} character set utf8mb4 collate utf8mb4_unicode_520_ci`.execute(server);
  await server.destroy();
  url.pathname = `/${database}`;
  return url.href;
};

/** Tables whose rows point at others come first, so that each may be emptied. */
const childrenFirst = async (db: Database) => {
  const { rows } = await sql<{ name: string }>`select t.table_name as name from information_schema.tables t
    left join information_schema.referential_constraints r
      on r.constraint_schema = t.table_schema and r.table_name = t.table_name
    where t.table_schema = database() and t.table_name not like 'kysely%'
    group by t.table_name order by count(r.constraint_name) desc`.execute(db);
  return rows.map(({ name }) => name);
};

/** An answer of either kind; a test reads the half it expects. */
export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  body: { data: T; next: string | null; total?: number; errorInfo: ErrorInfo };
}

/** A service under test: real HTTP, real database. Empty before each test. */
export interface TestService {
  /** Where it listens. */
  url: string;
  db: Database;
  /** The header that says who asks. */
  as(who: Person | ServiceCaller): Record<string, string>;
  /** Sends JSON and reads JSON. */
  post<T = unknown>(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer<T>>;
}

/** Call it at the top of a test file: it starts the service before the tests and stops it after them. */
export const testService = (options: ServiceOptions): TestService => {
  const { name, migrations } = options;
  const stopping = new AbortController();
  const log = createLog(name, { write: () => undefined });
  const server = createServer();
  let tables: string[] = [];

  const service: TestService = {
    url: '',
    db: connect(serverUrl().href),
    as: (who) => ({ authorization: `Bearer ${signToken(who, name, internalKey)}` }),
    post: async <T>(path: string, body: unknown, headers?: Record<string, string>) => {
      const response = await fetch(service.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      const answer = (await response.json()) as Answer<T>['body'];
      return { status: response.status, headers: response.headers, body: answer };
    },
  };

  beforeAll(async () => {
    service.db = connect(await emptyDatabase(name));
    await migrate(service.db, migrations);
    tables = await childrenFirst(service.db);
    const parts: Service = { name, db: service.db, log, key: internalKey, stopping: stopping.signal };
    server.on(
      'request',
      createApp(parts, () => true, routersOf(parts, options)),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  beforeEach(async () => {
    for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(service.db);
  });

  afterAll(async () => {
    stopping.abort();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await service.db.destroy();
  });

  return service;
};
