import {
  type AbortableOperationOptions,
  type CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  Kysely,
  MysqlAdapter,
  MysqlDialect,
  type MysqlDialectConfig,
  MysqlDriver,
  type QueryExecutorProvider,
} from 'kysely';
import { inTime } from './inTime.ts';
import type { KitTables } from './kitTables.ts';
import { openPool, statementSeconds } from './pool.ts';
import { Problem } from './problem.ts';
import { isUnhurried } from './unhurried.ts';
import { mustOnlyRead } from './viewing.ts';

export type Row = Record<string, unknown>;

interface Transacting<Db> {
  execute<T>(act: (trx: Db) => Promise<T>): Promise<T>;
}

/**
 * The database of any service, for what the kit does with tables that it knows by a contract at run time alone: it carries out
 * statements made of such a `Table`, and answers no rows of a type. Services have theirs as `Kysely` of their tables.
 */
export interface Database extends QueryExecutorProvider {
  readonly isTransaction: boolean;
  /** A transaction is typed as its database. */
  transaction(): Transacting<this>;
  destroy(): Promise<void>;
}

/** Does it in the transaction that there is, or in one of its own of that database: what is typed as it is. */
export const inTransaction = <T, Db extends Database>(db: Db, act: (trx: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? act(db) : db.transaction().execute((trx) => act(trx));

/** A database of which only the kit's own tables are looked at. */
export type KitDatabase = Kysely<KitTables>;

/** Longest wait for a free connection. */
const maxWaitMs = 3000;

/** Longer than the server itself lets a statement take: one that is late here is one that the server does not end. */
const maxSilenceMs = statementSeconds * 1000 + 500;

const busy = () => new Problem(503, 'busy', 'The database is busy. Please try again.', { retryAfter: 1 });

const silent = () =>
  new Problem(503, 'unavailable', 'The database does not answer. Please try again.', { retryAfter: 1 });

const releasedTo = (driver: Driver) => (connection: DatabaseConnection) => driver.releaseConnection(connection);

class ImpatientDriver extends MysqlDriver {
  readonly #impatient = new WeakSet<DatabaseConnection>();

  /** mysql2 itself would wait for ever. A connection that comes too late goes back at once. */
  override async acquireConnection(options?: AbortableOperationOptions) {
    const acquired = super.acquireConnection(options);
    const connection = await inTime(acquired, maxWaitMs, () => {
      acquired.then(releasedTo(this), () => undefined);
      return busy();
    });
    if (!this.#impatient.has(connection)) this.#limit(connection);
    return connection;
  }

  /**
   * A statement that hangs is given up together with its connection, and what was on that is undone. None writes for who only looks:
   * every statement comes by here.
   */
  #limit(connection: DatabaseConnection) {
    this.#impatient.add(connection);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = async <R>(query: CompiledQuery, options?: AbortableOperationOptions) => {
      mustOnlyRead(query.sql);
      const executed = execute<R>(query, options);
      if (isUnhurried()) return executed;
      return inTime(executed, maxSilenceMs, () => {
        // Closes the connection from here, and asks the server nothing.
        void connection.killSession?.(async () => undefined);
        return silent();
      });
    };
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
export const connect = <Tables = KitTables>(
  url: string,
  watch?: (statement: string, parameters: readonly unknown[]) => void,
): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: new Dialect({ pool: openPool(url) }),
    ...(watch && { log: ({ query }) => watch(query.sql, query.parameters) }),
  });
