import { join } from 'node:path';
import { readInChildProcess } from '../childProcess.ts';
import type { Read } from './read.ts';

const program = join(import.meta.dirname, 'readProcess.ts');

/** Reads the words of a file. `time` is the longest it may take, in milliseconds. */
export const textOf = (path: string, type: string, stopping: AbortSignal, time?: number): Promise<Read> =>
  readInChildProcess<Read>(program, [path, type], stopping, time);
