import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ProvingFault } from '@bidwright/contract-shell';
import { maxStretch, openForMs, stretched } from './limits.ts';
import type { Said, Task } from './task.ts';

/** Of the time for pages, how much longer the process may take, for the last of them and the least of presses: it ends, or is ended. */
const toTheEnd = 1.5;
/** How often it is looked whether it is late. */
const lookMs = 500;
/** Longest that versions are tried, on the busiest machine. */
export const maxProvingMs = openForMs * maxStretch * toTheEnd;
/** So many may wait for their turn: a browser takes a core and memory, and the front door needs the others. */
export const maxWaiting = 5;

export const faultOf = (kind: ProvingFault['kind'], message: string): ProvingFault => ({
  kind,
  page: '',
  role: '',
  language: '',
  mode: '',
  direction: '',
  phone: false,
  message,
  stack: '',
});

/** Does the task in a process of its own, whose files all go to one place. */
const runChild = (task: Task, place: string, stopping: AbortSignal, onSaid: (said: Said) => void): Promise<void> =>
  new Promise((resolve) => {
    const child = fork(path.join(import.meta.dirname, 'provingProcess.ts'), [], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { HOME: process.env.HOME, TMPDIR: place, PATH: process.env.PATH },
      execArgv: ['--max-old-space-size=320'],
    });
    let isOver = false;
    const end = () => child.kill('SIGKILL');
    const refuse = (kind: 'slow' | 'ended', message: string) => {
      if (!isOver) onSaid({ kind: 'fault', fault: faultOf(kind, message) });
      isOver = true;
      end();
    };
    const begun = Date.now();
    const late = setInterval(() => {
      const endMs = stretched(openForMs) * toTheEnd;
      if (Date.now() - begun > endMs) refuse('slow', `It took longer than ${Math.round(endMs / 1000)} s`);
    }, lookMs);
    stopping.addEventListener('abort', end, { once: true });
    child.on('message', (said: Said) => {
      if (isOver) return;
      isOver = said.kind === 'done';
      onSaid(said);
    });
    child.once('error', () => refuse('ended', 'The browser could not be started'));
    child.once('close', () => {
      clearInterval(late);
      stopping.removeEventListener('abort', end);
      refuse('ended', 'The process with the browser ended by itself');
      resolve();
    });
    child.send(task, () => undefined);
  });

/**
 * Has a process of its own do the task, which is ended when it takes too long: neither what it waits for nor what it holds is felt by
 * the front door. Its browser ends with it, as the pipe between them breaks. Whatever ends it before it is done is a fault. Who is ended
 * so clears nothing away, such as the browser's profile: that is done here.
 */
export const proveInChild = async (task: Task, stopping: AbortSignal, onSaid: (said: Said) => void): Promise<void> => {
  const place = await mkdtemp(path.join(tmpdir(), 'proving-'));
  try {
    await runChild(task, place, stopping, onSaid);
  } finally {
    // The browser may write until it sees that the pipe is broken.
    await rm(place, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
};
