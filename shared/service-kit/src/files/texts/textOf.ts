import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Read } from './read.ts';

const program = join(import.meta.dirname, 'readProcess.ts');

/** The heap of the process, in megabytes. What is outside it has a limit as well, see `watchMemory`. */
const heap = '--max-old-space-size=320';

/** Longest time for one file, in milliseconds. */
const patience = 30_000;

/**
 * Reads a file in a process of its own with limits, since files come from anywhere: whatever a file does to its reader, the
 * service does not feel it.
 */
export const textOf = (path: string, type: string, stopping: AbortSignal, time = patience): Promise<Read> =>
  new Promise((resolve) => {
    const child = fork(program, [path, type], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: {},
      execArgv: [heap],
    });
    let read: Read | undefined;
    const end = () => child.kill('SIGKILL');
    const late = setTimeout(() => {
      read = { problem: 'too-slow' };
      end();
    }, time);
    stopping.addEventListener('abort', end, { once: true });
    child.once('message', (said: Read) => {
      read = said;
    });
    child.once('close', (_code, signal) => {
      clearTimeout(late);
      stopping.removeEventListener('abort', end);
      // It ends by a signal when it holds too much.
      resolve(read ?? { problem: signal ? 'too-large' : 'damaged' });
    });
  });
