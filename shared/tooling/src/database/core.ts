import { type Connection, createConnection } from 'mysql2';
import type { Login } from './url.ts';

/** A connection whose results can be streamed, for a piece of work. */
export const withStreams = async <T>(login: Login, work: (connection: Connection) => Promise<T>): Promise<T> => {
  const { user, password, host, port, socketPath } = login;
  const connection = createConnection({ user, password, ...(socketPath ? { socketPath } : { host, port }) });
  // What fails fails the query that is under way; between two queries it fails the next one.
  connection.on('error', () => undefined);
  try {
    return await work(connection);
  } finally {
    connection.destroy();
  }
};
