import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { setTimeout as after } from 'node:timers/promises';

/** Starts a program that writes into a log of its own. */
export const started = ([command, args]: [string, string[]], log: string, env: NodeJS.ProcessEnv): ChildProcess => {
  const file = openSync(log, 'a');
  return spawn(command, args, { stdio: ['ignore', file, file], env });
};

/** Waits until something is so; what never becomes so is said, and what fails ends the waiting. */
export const until = async (what: string, isSo: () => Promise<boolean>, maxMs = 60_000): Promise<void> => {
  const deadline = Date.now() + maxMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`${what}: not within ${maxMs / 1000} s`);
    await after(100);
  }
};

/** Tells a process to end, and waits for that. */
export const ended = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
};
