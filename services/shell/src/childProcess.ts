import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Runs a file of this service in a process of its own and answers what it wrote. For work that is done once and takes
 * memory which this process would not give back.
 */
export const inChildProcess = async (file: string, args: string[] = []): Promise<string> => {
  const { stdout } = await run(process.execPath, [path.join(import.meta.dirname, file), ...args]);
  return stdout;
};
