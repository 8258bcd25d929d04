import { constants } from 'node:os';
import { codeOf, Fault } from '../fault.ts';

const lineOf = (error: unknown): string => {
  if (error instanceof Fault) return error.message;
  if (codeOf(error) === 'ENOSPC') return 'The disk is full. Free some space and try again.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

/** Why a command was to end. */
class Stopped extends Error {
  override name = 'Stopped';
  readonly code: number;

  constructor(code: number) {
    super('Stopped before it was done');
    this.code = code;
  }
}

/** Tells when this command is to end: Ctrl-C, SIGTERM, or the death of the process that started it. */
const untilStopped = (): AbortSignal => {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stopping.abort(new Stopped(128 + constants.signals[signal])));
  }
  process.on('disconnect', () => stopping.abort(new Stopped(128 + constants.signals.SIGHUP)));
  return stopping.signal;
};

/**
 * Runs a command to its end; `work` answers the exit code. What a person can put right is told in one line. Work that was cut
 * off has not succeeded: it ends with 128 and the number of the signal, as shells do.
 */
export const main = async (work: (stopped: AbortSignal) => Promise<number>): Promise<never> => {
  const stopped = untilStopped();
  try {
    process.exit(await work(stopped));
  } catch (error) {
    if (stopped.reason instanceof Stopped) process.exit(stopped.reason.code);
    process.stderr.write(`${lineOf(error)}\n`);
    process.exit(1);
  }
};
