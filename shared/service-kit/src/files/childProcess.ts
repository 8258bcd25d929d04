import { type ChildProcess, fork } from 'node:child_process';

/**
 * Starts such a program. Its heap has a limit, in megabytes, and what is outside of it has one as well, see `watchMemory`. It is
 * told nothing of the service but where compiled code is kept, which halves its start.
 */
export const forkReader = (program: string, given: string[] = []): ChildProcess =>
  fork(program, given, {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    execArgv: ['--max-old-space-size=320'],
  });

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
    const child = forkReader(program, given);
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
