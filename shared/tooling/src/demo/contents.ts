import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Connection } from 'mysql2/promise';
import { filesBelow } from '../backup/files.ts';
import { databaseOf } from '../database/access.ts';
import { quoted } from '../database/literals.ts';
import { rowsOf, withConnection } from '../database/sql.ts';
import type { Login } from '../database/url.ts';
import { frontDoor } from '../rooms.ts';

/** Where nobody real has an address: the people of the demo do. */
const demoDomain = '@harborvale.example';

/** What stands in a platform that was a demo. */
export interface Contents {
  /** Records by collection, of each service. */
  records: Record<string, Record<string, number>>;
  /** Accounts of people of the demo, and of those who made theirs besides, by name and address. */
  demoPeople: number;
  others: string[];
  /** Files that people or the demo have put there. */
  files: number;
}

/** The tables of a service's collections: each record says which version each of its fields is of. */
const collectionsIn = async (connection: Connection, database: string): Promise<string[]> => {
  const rows = await rowsOf(
    connection,
    `select table_name as name from information_schema.columns
     where table_schema = '${database}' and column_name = 'fieldVersions' order by table_name`,
  );
  return rows.map(({ name }) => String(name));
};

const countsIn = async (connection: Connection, service: string): Promise<Record<string, number>> => {
  const database = databaseOf(service);
  const counts: Record<string, number> = {};
  for (const table of await collectionsIn(connection, database)) {
    const [row] = await rowsOf(connection, `select count(*) as count from ${quoted(database)}.${quoted(table)}`);
    if (row?.count > 0) counts[table] = Number(row?.count);
  }
  return counts;
};

const accountsIn = async (connection: Connection): Promise<Pick<Contents, 'demoPeople' | 'others'>> => {
  const accounts = await rowsOf(
    connection,
    `select name, email from ${quoted(databaseOf(frontDoor))}.accounts order by dateCreated, id`,
  );
  const others = accounts.filter(({ email }) => !String(email).endsWith(demoDomain));
  return {
    demoPeople: accounts.length - others.length,
    others: others.map(({ name, email }) => `${name} <${email}>`),
  };
};

/** The folder of a service's uploaded files. */
const filesFolder = (dataDir: string, service: string): string => join(dataDir, 'services', service, 'files');

const countFiles = async (dataDir: string, services: string[]): Promise<number> => {
  const folders = services.map((service) => filesFolder(dataDir, service)).filter((folder) => existsSync(folder));
  return (await Promise.all(folders.map(filesBelow))).flat().length;
};

/** Counts what stands in the databases of a server and the files beside them. */
export const contentsOf = (login: Login, dataDir: string, services: string[]): Promise<Contents> =>
  withConnection(login, async (connection) => {
    const records: Contents['records'] = {};
    for (const service of services) records[service] = await countsIn(connection, service);
    return { records, ...(await accountsIn(connection)), files: await countFiles(dataDir, services) };
  });
