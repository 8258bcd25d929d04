import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { quoted } from '../database/literals.ts';
import { withConnection } from '../database/sql.ts';
import type { Login } from '../database/url.ts';

/** Lines end with a line feed alone: what else Unicode takes for an end of line (U+2028) stands in people's texts as it is. */
async function* linesIn(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const part of text) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}

/** The statements of a dump: what ends with a line that ends with a semicolon. */
async function* statementsIn(file: string): AsyncGenerator<string> {
  // Whichever of both ends takes the other along; an error is thrown to who reads.
  const text = pipeline(createReadStream(file), createGunzip(), () => undefined).setEncoding('utf8');
  const lines: string[] = [];
  for await (const line of linesIn(text)) {
    lines.push(line);
    if (!line.endsWith(';')) continue;
    yield lines.join('\n');
    lines.length = 0;
  }
}

/** The statements of one database of a dump, in which databases stand one after the other. */
async function* statementsOf(file: string, database: string): AsyncGenerator<string> {
  const begins = `CREATE DATABASE IF NOT EXISTS ${quoted(database)} `;
  let isIts = false;
  for await (const statement of statementsIn(file)) {
    if (statement.startsWith('CREATE DATABASE')) {
      if (isIts) return;
      isIts = statement.startsWith(begins);
    }
    if (isIts) yield statement;
  }
}

/** What was right when it was written need not be checked row by row: the counts and the audit are, in the end. */
const quickly = [
  "set session sql_mode = 'NO_AUTO_VALUE_ON_ZERO'",
  'set session foreign_key_checks = 0',
  'set session unique_checks = 0',
  // MariaDB alone keeps JSON by a check of each row.
  'set session autocommit = 0 /*M!, session check_constraint_checks = 0 */',
];

/** Runs the statements of one database of a packed dump. */
const loadOne = (login: Login, file: string, database: string, signal: AbortSignal): Promise<void> =>
  withConnection(login, async (connection) => {
    for (const statement of quickly) await connection.query(statement);
    // While the server works at one, the next is unpacked.
    let underWay: Promise<unknown> = Promise.resolve();
    for await (const statement of statementsOf(file, database)) {
      signal.throwIfAborted();
      await underWay;
      underWay = connection.query(statement);
      // It is awaited only after the next has come.
      underWay.catch(() => undefined);
    }
    await underWay;
    await connection.query('commit');
  });

/** Fills databases from a packed dump, side by side: a server works at each with one core. Once it fails nothing is written any more. */
export const loadDump = async (
  login: Login,
  file: string,
  databases: readonly string[],
  signal: AbortSignal,
): Promise<void> => {
  const loads = databases.map((database) => loadOne(login, file, database, signal));
  await Promise.allSettled(loads);
  await Promise.all(loads);
};
