import type { ChildProcess } from 'node:child_process';
import { forkReader, type Unread } from './childProcess.ts';

const end = (child: ChildProcess) => child.kill('SIGKILL');

const answerOf = <Read>(
  child: ChildProcess,
  given: string[],
  stopping: AbortSignal,
  maxMs: number,
): Promise<Read | Unread> =>
  new Promise((resolve) => {
    const settle = (read: Read | Unread) => {
      clearTimeout(late);
      stopping.removeEventListener('abort', stop);
      child.removeAllListeners();
      resolve(read);
    };
    const stop = () => end(child);
    const late = setTimeout(() => {
      settle({ problem: 'too-slow' });
      end(child);
    }, maxMs);
    stopping.addEventListener('abort', stop, { once: true });
    child.once('message', (read: Read) => settle(read));
    child.once('error', () => settle({ problem: 'damaged' }));
    // It ends by a signal when it holds too much.
    child.once('close', (_code, signal) => settle({ problem: signal ? 'too-large' : 'damaged' }));
    // Where it has just ended, `close` tells.
    child.send(given, () => undefined);
  });

/**
 * Lets a program read one thing after the other in a process of its own with limits, as `readInChildProcess` does once: the process
 * stays for `maxIdleMs`, so that what is small does not wait for a start. The program calls `answerEachFromChild`.
 */
export const keepChildProcess = (program: string, maxIdleMs = 10_000) => {
  let kept: { child: ChildProcess; idle: NodeJS.Timeout } | undefined;

  const take = (): ChildProcess => {
    const child = kept?.child.connected ? kept.child : forkReader(program);
    clearTimeout(kept?.idle);
    kept = undefined;
    child.ref();
    child.channel?.ref();
    return child;
  };

  /** Holds nobody back who wants to end. */
  const keep = (child: ChildProcess) => {
    child.unref();
    child.channel?.unref();
    const idle = setTimeout(() => {
      // It counts as connected until it has ended: nobody may be given it meanwhile.
      kept = undefined;
      end(child);
    }, maxIdleMs);
    kept = { child, idle: idle.unref() };
  };

  return async <Read>(
    given: string[],
    { stopping, maxMs, isLarge }: { stopping: AbortSignal; maxMs: number; isLarge: boolean },
  ): Promise<Read | Unread> => {
    const child = take();
    const read = await answerOf<Read>(child, given, stopping, maxMs);
    // What was large has left much behind that would count against the next.
    if (isLarge || kept || !child.connected) end(child);
    else keep(child);
    return read;
  };
};
