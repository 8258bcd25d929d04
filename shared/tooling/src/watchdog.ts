import { spawn } from 'node:child_process';
import { endTimeoutMs } from './child.ts';

/** MariaDB that is told to end within its first tenth of a second often neither starts nor ends: it is killed in the end. */
const script = `
read word
test "$word" = dismissed && exit
kill -s TERM -- "-$1"
for second in $(seq "$2"); do sleep 1; kill -s 0 -- "-$1" || exit; done
kill -s KILL -- "-$1"`;

/**
 * Ends another process, started as `detached`, and all it started when this one is gone, even by kill -9: a shell waits on
 * a pipe that only the death of this process, or `dismiss`, can close. What has not ended after `timeoutMs` milliseconds is
 * killed.
 */
export const watchdog = (pid: number, timeoutMs = endTimeoutMs): { dismiss(): void } => {
  const shell = spawn('/bin/sh', ['-c', script, 'watchdog', `${pid}`, `${Math.ceil(timeoutMs / 1000)}`], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.on('error', () => undefined);
  shell.stdin.on('error', () => undefined);
  shell.unref();
  return { dismiss: () => void shell.stdin.end('dismissed\n') };
};
