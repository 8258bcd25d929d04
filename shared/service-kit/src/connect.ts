import {
  type AbortableOperationOptions,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  Kysely,
  MysqlAdapter,
  MysqlDialect,
  type MysqlDialectConfig,
  MysqlDriver,
} from 'kysely';
import { openPool } from './pool.ts';
import { Problem } from './problem.ts';

export type Row = Record<string, unknown>;

/** Tables are known by their contract, not by their type: columns are named from it alone. */
export type Database = Kysely<Record<string, Row>>;

/** Longest wait for a free connection, in milliseconds. */
const deadline = 3000;

const busy = () => new Problem(503, 'busy', 'The database is busy. Please try again.', { retryAfter: 1 });

/** mysql2 itself would wait for ever. A connection that comes too late goes back at once. */
const inTime = <T>(acquired: Promise<T>, release: (late: T) => Promise<void>): Promise<T> =>
  new Promise((resolve, reject) => {
    let isLate = false;
    const passed = setTimeout(() => {
      isLate = true;
      reject(busy());
    }, deadline);
    const take = async () => {
      const connection = await acquired.finally(() => clearTimeout(passed));
      if (isLate) await release(connection);
      else resolve(connection);
    };
    take().catch(reject);
  });

const releasedTo = (driver: Driver) => (connection: DatabaseConnection) => driver.releaseConnection(connection);

class ImpatientDriver extends MysqlDriver {
  override acquireConnection(options?: AbortableOperationOptions) {
    return inTime(super.acquireConnection(options), releasedTo(this));
  }
}

/** Kysely's own lock ignores that it was not given, and all databases of a server share it: `migrate` holds a better one. */
class Unlocked extends MysqlAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

class Dialect extends MysqlDialect {
  readonly #config: MysqlDialectConfig;

  constructor(config: MysqlDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new ImpatientDriver(this.#config);
  }

  override createAdapter(): DialectAdapter {
    return new Unlocked();
  }
}

/**
 * The database of a service, `mysql://user:password@host:port/name` or with `?socketPath=`. Connects when first asked.
 * `watch` sees every statement.
 */
export const connect = <Tables = Record<string, Row>>(
  url: string,
  watch?: (statement: string, parameters: readonly unknown[]) => void,
): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: new Dialect({ pool: openPool(url) }),
    ...(watch && { log: ({ query }) => watch(query.sql, query.parameters) }),
  });
