import { sql } from 'kysely';
import { connect, type Database } from '../connect.ts';

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

/** Names of the tables; those whose rows point at others come first. Asking is costly, so ask once a database. */
export const tablesIn = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select t.table_name as name from information_schema.tables t
    left join information_schema.referential_constraints r
      on r.constraint_schema = t.table_schema and r.table_name = t.table_name
    where t.table_schema = database() and t.table_name not like 'kysely%'
    group by t.table_name order by count(r.constraint_name) desc`.execute(db);
  return rows.map(({ name }) => name);
};

/** Removes all rows of tables that `tablesIn` found. */
export const emptyTables = async (db: Database, tables: string[]): Promise<void> => {
  for (const name of tables) await sql`delete from ${sql.table(name)}`.execute(db);
};
