import { createHash } from 'node:crypto';
import { connect, type Database, type KitTables, migrate } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** A database server for tests; its user may create databases. */
const serverUrl = () => {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL names no database server; npm test sets it');
  return new URL(url);
};

/** One a test worker and name. */
const databaseOf = (name: string) => `test_${name.replaceAll('-', '_')}_${process.env.JEST_WORKER_ID ?? '0'}`;

const urlOf = (database: string): string => {
  const url = serverUrl();
  url.pathname = `/${database}`;
  return url.href;
};

/** Makes an empty database and answers its URL. */
export const emptyDatabase = async (name: string): Promise<string> => {
  const database = databaseOf(name);
  const server = connect(urlOf('mysql'));
  await sql`drop database if exists ${sql.id(database)}`.execute(server);
  await sql`create database ${sql.id(database)} character set utf8mb4 collate utf8mb4_unicode_520_ci`.execute(server);
  await server.destroy();
  return urlOf(database);
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

/** Those that hold rows, in the order given: one question for all of them, since most tests fill few tables. */
const filled = async (db: Database, tables: string[]): Promise<string[]> => {
  if (tables.length === 0) return [];
  const each = tables.map((name, at) => sql`(select ${sql.lit(at)} as at from ${sql.table(name)} limit 1)`);
  const { rows } = await sql<{ at: number }>`${sql.join(each, sql` union all `)}`.execute(db);
  const found = new Set(rows.map(({ at }) => Number(at)));
  return tables.filter((_, at) => found.has(at));
};

/** Removes all rows of tables that `tablesIn` found. */
export const emptyTables = async (db: Database, tables: string[]): Promise<void> => {
  for (const name of await filled(db, tables)) await sql`delete from ${sql.table(name)}`.execute(db);
};

/** Its columns, indexes and references, a line each. */
export const shapeOf = async (db: Database): Promise<string[]> => {
  const { rows: columns } = await sql`select table_name, column_name, column_type, is_nullable, column_default,
    collation_name, generation_expression from information_schema.columns where table_schema = database()
    order by table_name, column_name`.execute(db);
  const { rows: indexes } = await sql`select table_name, index_name, seq_in_index, column_name, non_unique
    from information_schema.statistics where table_schema = database()
    order by table_name, index_name, seq_in_index`.execute(db);
  const { rows: references } = await sql`select table_name, constraint_name, referenced_table_name, delete_rule
    from information_schema.referential_constraints where constraint_schema = database()
    order by table_name, constraint_name`.execute(db);
  return [columns, indexes, references].flat().map((row) => JSON.stringify(row));
};

const hashOfShape = async (db: Database): Promise<string> =>
  createHash('sha256')
    .update((await shapeOf(db)).join())
    .digest('hex');

/** Notes what migrations made, and for which run of the tests: later ones may have changed. */
const note = async (db: Database, made: string): Promise<void> => {
  await sql`create table kysely_made (made varchar(500) not null, shape char(64) not null)`.execute(db);
  await sql`insert into kysely_made values (${made}, ${await hashOfShape(db)})`.execute(db);
};

const isAsMade = async (db: Database, made: string): Promise<boolean> => {
  const { rows } = await sql<{ made: string; shape: string }>`select made, shape from kysely_made`.execute(db);
  return rows[0]?.made === made && rows[0].shape === (await hashOfShape(db));
};

/** Is there no such database, or no such table? */
const isMissing = (error: unknown) =>
  error instanceof Error && 'errno' in error && [1049, 1146].includes(Number(error.errno));

const serves = async (db: Database, made: string): Promise<boolean> => {
  try {
    return await isAsMade(db, made);
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
};

/**
 * Answers the URL of a database that `fill` has filled. Suites of a run that ask for the same name share it, as long as they
 * only read.
 */
export const sharedDatabase = async <Tables = KitTables>(
  name: string,
  fill: (db: Kysely<Tables>) => Promise<void>,
): Promise<string> => {
  const made = `${process.env.TEST_RUN} ${name}`;
  const before = connect(urlOf(databaseOf(name)));
  const isThere = await serves(before, made);
  await before.destroy();
  if (isThere) return urlOf(databaseOf(name));
  const url = await emptyDatabase(name);
  const db = connect<Tables>(url);
  await fill(db);
  if (process.env.TEST_RUN) await note(db, made);
  await db.destroy();
  return url;
};

/**
 * Makes a database as migrations leave it, without rows, and answers its URL. That of the suite before serves again, unless
 * its tables were changed: migrations take most of the time in which a suite begins.
 */
export const migratedDatabase = async (name: string, migrations: string): Promise<string> => {
  const made = `${process.env.TEST_RUN} ${migrations}`;
  const before = connect(urlOf(databaseOf(name)));
  const isThere = await serves(before, made);
  if (isThere) await emptyTables(before, await tablesIn(before));
  await before.destroy();
  if (isThere) return urlOf(databaseOf(name));

  const url = await emptyDatabase(name);
  const db = connect(url);
  await migrate(db, migrations);
  if (process.env.TEST_RUN) await note(db, made);
  await db.destroy();
  return url;
};
