import type { Connection, RowDataPacket } from 'mysql2/promise';
import { codeOf, Fault, textOf } from '../fault.ts';
import { withConnection } from './sql.ts';
import { type Login, toUrl, whereOf } from './url.ts';

/** Makes sure that a server somebody named is there and lets us in. */
export const requireAnswer = (login: Login): Promise<void> =>
  withConnection(login, (connection) => connection.ping()).catch((error: unknown) => {
    throw new Fault(
      codeOf(error) === 'ER_ACCESS_DENIED_ERROR'
        ? `DATABASE_URL: the server at ${whereOf(login)} refuses user ${login.user} with this password.`
        : `DATABASE_URL: no database answers at ${whereOf(login)} (${codeOf(error) ?? textOf(error)}). Start it, correct the address, or unset DATABASE_URL to use a private one.`,
    );
  });

/** All that a service and its migrations do, on its own tables. */
const rights = 'select, insert, update, delete, create, alter, drop, index, references';

/** The name of a service's database, and of its user. */
export const databaseOf = (service: string) => `bidwright_${service.replaceAll('-', '_')}`;

const nameTaken = async (connection: Connection, name: string): Promise<boolean> => {
  const [rows] = await connection.query<RowDataPacket[]>(
    'select 1 from information_schema.schemata where schema_name = ?',
    [name],
  );
  return rows.length > 0;
};

/** A database that our password does not open belongs to somebody else, who would lose it by being given another one. */
const requireOurs = async (login: Login, connection: Connection, service: string, password: string): Promise<void> => {
  const name = databaseOf(service);
  const isOpen = await requireAnswer({ ...login, user: name, password }).then(
    () => true,
    () => false,
  );
  if (isOpen || !(await nameTaken(connection, name))) return;
  throw new Fault(
    `DATABASE_URL: the database ${name} at ${whereOf(login)} belongs to another installation of Bidwright. Bring its secrets.json to this folder's data, or name another server.`,
  );
};

const grant = async (connection: Connection, service: string, host: string, password: string): Promise<void> => {
  const name = databaseOf(service);
  await connection.query(`create database if not exists ?? character set utf8mb4 collate utf8mb4_unicode_520_ci`, [
    name,
  ]);
  await connection.query('create user if not exists ?@? identified by ?', [name, host, password]);
  await connection.query('alter user ?@? identified by ?', [name, host, password]);
  // In a grant an underscore stands for any letter unless it is escaped.
  await connection.query(`grant ${rights} on ??.* to ?@?`, [name.replaceAll('_', '\\_'), name, host]);
};

/**
 * Makes the database and the user of each service, and answers the addresses they connect with. A user sees nothing but its
 * own database. On a server that is `shared` with others, databases that are there already must be this installation's.
 */
export const grantDatabases = async (
  login: Login,
  passwords: Record<string, string>,
  shared: boolean,
): Promise<Record<string, string>> => {
  const host = login.socketPath ? 'localhost' : '%';
  try {
    await withConnection(login, async (connection) => {
      const services = Object.entries(passwords);
      if (shared) for (const [service, password] of services) await requireOurs(login, connection, service, password);
      for (const [service, password] of services) await grant(connection, service, host, password);
    });
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault(
      `The database user ${login.user} may not set up the services' databases (${textOf(error)}). It must be allowed to create databases and users and to grant ${rights}.`,
    );
  }
  return Object.fromEntries(
    Object.entries(passwords).map(([service, password]) => [
      service,
      toUrl({ ...login, user: databaseOf(service), password }, databaseOf(service)),
    ]),
  );
};
