import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { Connection } from 'mysql2/promise';

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
  const text = createReadStream(file).pipe(createGunzip()).setEncoding('utf8');
  const lines: string[] = [];
  for await (const line of linesIn(text)) {
    lines.push(line);
    if (!line.endsWith(';')) continue;
    yield lines.join('\n');
    lines.length = 0;
  }
}

/** What was right when it was written need not be checked row by row: the counts and the audit are, in the end. */
const quickly = [
  "set session sql_mode = 'NO_AUTO_VALUE_ON_ZERO'",
  'set session foreign_key_checks = 0',
  'set session unique_checks = 0',
  'set session autocommit = 0',
];

/** Runs the statements of a packed dump. */
export const loadDump = async (connection: Connection, file: string, signal: AbortSignal): Promise<void> => {
  for (const statement of quickly) await connection.query(statement);
  // While the server works at one, the next is unpacked.
  let underWay: Promise<unknown> = Promise.resolve();
  for await (const statement of statementsIn(file)) {
    signal.throwIfAborted();
    await underWay;
    underWay = connection.query(statement);
    // It is awaited only after the next has come.
    underWay.catch(() => undefined);
  }
  await underWay;
  await connection.query('commit');
};
