import { createPool, type Pool, type PoolOptions } from 'mysql2';
import { maxPrepared, prepareOn } from './prepared.ts';

/** Longest time of a statement, 0 for any, and longest wait for a table, in seconds; comments pick the server. */
export const limits = (statement: number, table: number): string => `lock_wait_timeout = ${table}
  /*M!100100 , max_statement_time = ${statement} */ /*!80000 , max_execution_time = ${statement * 1000} */`;

/** How long a statement of a call may take. */
export const statementSeconds = 4;

/** What a call may take. */
export const ordinary = limits(statementSeconds, 5);

/** The same rules on MySQL and MariaDB; no statement and no lock may hold a call for long. */
const session = `set session time_zone = '+00:00', group_concat_max_len = 1048576,
  sql_mode = 'ONLY_FULL_GROUP_BY,STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION',
  innodb_lock_wait_timeout = 3, ${ordinary}`;

const addressOf = (url: URL): PoolOptions => {
  const socketPath = url.searchParams.get('socketPath');
  return socketPath ? { socketPath } : { host: url.hostname, port: Number(url.port || 3306) };
};

const optionsOf = (url: URL): PoolOptions => ({
  ...addressOf(url),
  user: decodeURIComponent(url.username),
  password: decodeURIComponent(url.password),
  database: decodeURIComponent(url.pathname.slice(1)),
  charset: 'utf8mb4_unicode_520_ci',
  timezone: 'Z',
  dateStrings: true,
  decimalNumbers: true,
  stringifyObjects: true,
  jsonStrings: true,
  connectionLimit: 10,
  // More than the front door hands on at once, each with several statements; how long one waits has a limit of its own.
  queueLimit: 500,
  maxPreparedStatements: maxPrepared,
});

export const openPool = (url: string): Pool => {
  const pool = createPool(optionsOf(new URL(url)));
  pool.on('connection', (connection) => {
    connection.query(session);
    prepareOn(connection);
  });
  return pool;
};
