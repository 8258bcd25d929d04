import { fork } from 'node:child_process';

/** The heap of such a process, in megabytes. What is outside it has a limit as well, see `watchMemory`. */
export const childProcessArgv = ['--max-old-space-size=320'];

/** Longest time for one file, in milliseconds. */
const timeoutMs = 30_000;

/** What a process says that could not read a file: `too-slow`, `too-large` for what it may hold, `damaged`. */
export interface Unread {
  problem: string;
}

/**
 * Lets a program read a file in a process of its own with limits, since files come from anywhere: whatever a file does to its
 * reader, the service does not feel it. Answers what the program sends.
 */
export const readInChildProcess = <Read>(
  program: string,
  given: string[],
  stopping: AbortSignal,
  time = timeoutMs,
): Promise<Read | Unread> =>
  new Promise((resolve) => {
    const child = fork(program, given, {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: {},
      execArgv: childProcessArgv,
    });
    let read: Read | Unread | undefined;
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
