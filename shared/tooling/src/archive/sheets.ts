import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Fault } from '../fault.ts';
import { root } from '../root.ts';

/** It is the services' own code that knows what a file looks like that people export. */
const program = join(root, 'shared/service-kit/src/jobs/export/sheetsProcess.ts');

/** Writes files of rows, one after the other. */
export interface Sheets {
  begin(path: string, names: string[]): Promise<void>;
  add(row: unknown[]): Promise<void>;
}

/** A line of JSON; the reader takes U+2028 and U+2029 for ends of lines too. */
const lineOf = (value: unknown): string =>
  `${JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}\n`;

/** Does a piece of work that writes such files; they are whole once it answers. */
export const withSheets = async <T>(signal: AbortSignal, work: (sheets: Sheets) => Promise<T>): Promise<T> => {
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'ignore', 'pipe'], signal });
  let said = '';
  child.stderr.on('data', (part) => (said += part));
  // A process that is gone is told of below, by how it ended.
  child.stdin.on('error', () => undefined);
  const whole = async () => {
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Fault(`The tables cannot be written: ${said.trim().split('\n').at(-1)}`);
  };
  const ended = whole();
  // Whoever waits for it is told; until then it is nobody's.
  ended.catch(() => undefined);
  const write = async (value: unknown) => {
    if (!child.stdin.write(lineOf(value))) await Promise.race([once(child.stdin, 'drain'), ended]);
  };
  try {
    const result = await work({ begin: (path, names) => write({ path, names }), add: write });
    child.stdin.end();
    await ended;
    return result;
  } finally {
    child.kill();
    await ended.catch(() => undefined);
  }
};
