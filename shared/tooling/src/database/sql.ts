import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import type { Login } from './url.ts';

const connect = (login: Login): Promise<Connection> =>
  createConnection({
    user: login.user,
    password: login.password,
    connectTimeout: 5000,
    ...(login.socketPath ? { socketPath: login.socketPath } : { host: login.host, port: login.port }),
  });

/** Opens a connection for a piece of work and closes it. */
export const withConnection = async <T>(login: Login, work: (connection: Connection) => Promise<T>): Promise<T> => {
  const connection = await connect(login);
  try {
    return await work(connection);
  } finally {
    connection.destroy();
  }
};

/** The rows of a statement. */
export const rowsOf = async (connection: Connection, sql: string): Promise<RowDataPacket[]> => {
  const [rows] = await connection.query<RowDataPacket[]>(sql);
  return rows;
};
