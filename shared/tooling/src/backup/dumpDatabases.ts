import { createHash } from 'node:crypto';
import type { Connection } from 'mysql2';
import { columnsOf, literal, portable, quoted } from '../database/literals.ts';
import { rowsOf } from '../database/sql.ts';
import { Fault } from '../fault.ts';
import type { Rows, Tables } from './manifest.ts';

/** Statements of about this many letters are quick to read back and stay far below what a server takes. */
const maxLetters = 500_000;

/** What goes on to be packed at once: a row at a time costs more than the packing. */
const pieceLetters = 64_000;

type Promised = ReturnType<Connection['promise']>;

const tablesOf = async (promised: Promised): Promise<string[]> => {
  const found = await rowsOf(promised, "show full tables where table_type = 'BASE TABLE'");
  return found.map((row) => String(Object.values(row)[0]));
};

/** The rows of a table as literals, one after the other. */
async function* literalsIn(connection: Connection, select: string): AsyncGenerator<string> {
  for await (const row of connection.query(select).stream({ highWaterMark: 100 })) {
    // More than the server answers in one piece comes as null.
    if (typeof row.line !== 'string')
      throw new Fault(`A row cannot be read whole (${select.slice(-60)}). Raise max_allowed_packet.`);
    yield row.line;
  }
}

async function* insertsOf(connection: Connection, table: string, told: (rows: Rows) => void): AsyncGenerator<string> {
  const columns = await columnsOf(connection.promise(), table);
  const select = `select concat_ws(', ', ${columns.map(literal).join(', ')}) as line from ${quoted(table)}`;
  const insert = `insert into ${quoted(table)} (${columns.map(({ name }) => quoted(name)).join(', ')}) values`;
  const hash = createHash('sha256');
  let count = 0;
  let letters = 0;
  for await (const line of literalsIn(connection, select)) {
    yield letters === 0 ? `${insert}\n  (${line})` : `,\n  (${line})`;
    hash.update(`${line}\n`);
    count += 1;
    letters += line.length;
    if (letters < maxLetters) continue;
    yield ';\n';
    letters = 0;
  }
  if (letters > 0) yield ';\n';
  told({ count, hash: hash.digest('hex') });
}

async function* inPieces(statements: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = '';
  for await (const text of statements) {
    piece += text;
    if (piece.length < pieceLetters) continue;
    yield piece;
    piece = '';
  }
  if (piece) yield piece;
}

async function* dumpOne(
  connection: Connection,
  database: string,
  tables: Record<string, Rows>,
): AsyncGenerator<string> {
  const promised = connection.promise();
  await promised.query(`use ${quoted(database)}`);
  const [made] = await rowsOf(promised, `show create database ${quoted(database)}`);
  yield `${String(made?.['Create Database']).replace('CREATE DATABASE', 'CREATE DATABASE IF NOT EXISTS')};\nuse ${quoted(database)};\n`;
  for (const table of await tablesOf(promised)) {
    const [shown] = await rowsOf(promised, `show create table ${quoted(table)}`);
    yield `${portable(String(shown?.['Create Table']))};\n`;
    yield* insertsOf(connection, table, (rows) => {
      tables[table] = rows;
    });
  }
}

/**
 * All tables of some databases of one server as statements, as they stood at one moment: nothing is locked and writes go on. No line
 * but the last of a statement ends with a semicolon. `found` is filled with what the rows of each table are.
 */
export async function* dumpDatabases(
  connection: Connection,
  databases: string[],
  found: Tables,
): AsyncGenerator<string> {
  const promised = connection.promise();
  await promised.query('set session transaction isolation level repeatable read');
  await promised.query('start transaction with consistent snapshot');
  for (const database of databases) {
    const tables: Record<string, Rows> = {};
    found[database] = tables;
    yield* inPieces(dumpOne(connection, database, tables));
  }
}
