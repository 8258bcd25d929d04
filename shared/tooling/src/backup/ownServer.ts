import type { Connection } from 'mysql2/promise';
import { databaseOf, requireAnswer } from '../database/access.ts';
import { quoted } from '../database/literals.ts';
import { rowsOf, withConnection } from '../database/sql.ts';
import { type Login, whereOf } from '../database/url.ts';
import { Fault } from '../fault.ts';

/** It stands on a server while databases are filled there and names them: all that is in them came from that restore. */
const marker = 'bidwright_restoring';

const isHeld = async (connection: Connection): Promise<boolean> => {
  const [row] = await rowsOf(connection, `select get_lock('${marker}', 0) as held`);
  return Number(row?.held) === 1;
};

const isThere = async (connection: Connection, database: string): Promise<boolean> =>
  (await rowsOf(connection, `select 1 from information_schema.schemata where schema_name = '${database}'`)).length > 0;

/** Removes what a restore has made and could not finish, this one or one that was cut off. */
const removeMade = async (connection: Connection): Promise<void> => {
  if (!(await isThere(connection, marker))) return;
  const tables = await rowsOf(connection, `show tables from ${quoted(marker)} like 'made'`);
  const made = tables.length > 0 ? await rowsOf(connection, `select name from ${quoted(marker)}.made`) : [];
  for (const { name } of made) await connection.query(`drop database if exists ${quoted(String(name))}`);
  await connection.query(`drop database ${quoted(marker)}`);
};

const requireEmpty = async (connection: Connection, databases: string[], where: string): Promise<void> => {
  for (const database of databases) {
    const [table] = await rowsOf(
      connection,
      `select table_name as name from information_schema.tables where table_schema = '${database}' limit 1`,
    );
    if (table)
      throw new Fault(
        `DATABASE_URL: the database ${database} at ${where} holds tables already (${table.name}), and nothing of it is touched. Name another server, or remove what is there.`,
      );
  }
};

/** A user of that name with another password belongs to another installation, which would lose it. */
const requireNoOther = async (
  connection: Connection,
  login: Login,
  passwords: Record<string, string>,
): Promise<void> => {
  for (const [service, password] of Object.entries(passwords)) {
    const user = databaseOf(service);
    const found = await rowsOf(
      connection,
      `select 1 from information_schema.user_privileges where grantee like '\\'${user}\\'@%' limit 1`,
    );
    const isOurs =
      found.length === 0 ||
      (await requireAnswer({ ...login, user, password }).then(
        () => true,
        () => false,
      ));
    if (!isOurs)
      throw new Fault(
        `DATABASE_URL: the user ${user} at ${whereOf(login)} belongs to another installation of Bidwright. Name another server.`,
      );
  }
};

const mark = async (connection: Connection, databases: string[]): Promise<void> => {
  await connection.query(`create database ${quoted(marker)}`);
  await connection.query(`create table ${quoted(marker)}.made (name varchar(64) primary key)`);
  await connection.query(`insert into ${quoted(marker)}.made values ?`, [databases.map((name) => [name])]);
};

/**
 * Fills databases of a server that others may use too. They must be empty or not there, and hold all or nothing afterwards: what
 * fails is removed, and what was killed by the next restore.
 */
export const onOwnServer = async (
  login: Login,
  { databases, passwords }: { databases: string[]; passwords: Record<string, string> },
  work: () => Promise<void>,
): Promise<void> => {
  await requireAnswer(login);
  await withConnection(login, async (connection) => {
    if (!(await isHeld(connection)))
      throw new Fault(`DATABASE_URL: another restore is filling databases at ${whereOf(login)}.`);
    await removeMade(connection);
    await requireEmpty(connection, databases, whereOf(login));
    await requireNoOther(connection, login, passwords);
    await mark(connection, databases);
    try {
      await work();
    } catch (error) {
      await removeMade(connection);
      throw error;
    }
    await connection.query(`drop database ${quoted(marker)}`);
  });
};
