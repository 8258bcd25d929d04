import { spawn } from 'node:child_process';

/**
 * Ends another process when this one is gone, even by kill -9: a shell waits on a pipe that only the death of this
 * process, or `dismiss`, can close.
 */
export const watchdog = (pid: number): { dismiss(): void } => {
  const shell = spawn(
    '/bin/sh',
    ['-c', 'read word; test "$word" = dismissed || kill -TERM "$1"', 'watchdog', `${pid}`],
    {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    },
  );
  shell.on('error', () => undefined);
  shell.stdin.on('error', () => undefined);
  shell.unref();
  return { dismiss: () => void shell.stdin.end('dismissed\n') };
};
