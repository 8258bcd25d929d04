import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { watchdog } from './watchdog.ts';

export interface Ended {
  code: number;
  /** What it wrote, both streams as they came. */
  output: string;
}

export interface ExecOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  signal?: AbortSignal;
  /** It and all that it started ends when this process is killed. */
  endsWithParent?: boolean;
}

/** Runs a program to its end and answers what it wrote; code 127 when there is no such program. */
export const exec = (
  command: string,
  args: string[],
  { endsWithParent = false, ...options }: ExecOptions = {},
): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { ...options, detached: endsWithParent, stdio: ['ignore', 'pipe', 'pipe'] });
    const guard = endsWithParent && child.pid ? watchdog(child.pid) : undefined;
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (part: string) => {
        output += part;
      });
    }
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => {
      guard?.dismiss();
      resolve({ code: code ?? 1, output });
    });
  });

/** Folders of servers and of Homebrew's own packages, which an ordinary person's PATH may lack. */
const moreFolders = [
  '/usr/sbin',
  '/usr/local/sbin',
  '/usr/local/bin',
  '/opt/homebrew/bin',
  '/opt/homebrew/opt/mariadb/bin',
  '/usr/local/opt/mariadb/bin',
];

/** The path of the first of these programs that is installed. */
export const which = (...names: string[]): string | undefined => {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...moreFolders];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
};

export const isRoot = process.getuid?.() === 0;
