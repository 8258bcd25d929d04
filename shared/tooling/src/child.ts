import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

/** Longest time for a process that was told to end, in milliseconds. */
export const endTimeoutMs = 20_000;

/** A process in a group of its own: Ctrl-C reaches it through its parent alone, which ends things in order. */
export interface Child {
  process: ChildProcess;
  pid: number | undefined;
  gone: Promise<void>;
  isGone(): boolean;
  /** SIGTERM, and SIGKILL to one that does not listen. */
  end(): Promise<void>;
}

export const startChild = (command: string, args: string[], options: SpawnOptions): Child => {
  const child = spawn(command, args, { ...options, detached: true });
  let ended = false;
  const watch = async () => {
    // 'exit' never comes for a program that could not be started: once() then rejects.
    await once(child, 'exit').catch(() => undefined);
    ended = true;
  };
  const gone = watch();
  return {
    process: child,
    pid: child.pid,
    gone,
    isGone: () => ended,
    end: async () => {
      if (ended) return;
      child.kill('SIGTERM');
      await Promise.race([gone, setTimeout(endTimeoutMs, undefined, { ref: false })]);
      if (!ended) child.kill('SIGKILL');
      await gone;
    },
  };
};
