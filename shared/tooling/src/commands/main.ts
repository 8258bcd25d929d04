import { codeOf, Fault } from '../fault.ts';

const lineOf = (error: unknown): string => {
  if (error instanceof Fault) return error.message;
  if (codeOf(error) === 'ENOSPC') return 'The disk is full. Free some space and try again.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

/** Tells when this command is to end: Ctrl-C, SIGTERM, or the death of the process that started it. */
const untilStopped = (): AbortSignal => {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.on('disconnect', stop);
  return stopping.signal;
};

/** Runs a command to its end; `work` answers the exit code. What a person can put right is told in one line. */
export const main = async (work: (stopped: AbortSignal) => Promise<number>): Promise<never> => {
  const stopped = untilStopped();
  try {
    process.exit(await work(stopped));
  } catch (error) {
    if (stopped.aborted) process.exit(0);
    process.stderr.write(`${lineOf(error)}\n`);
    process.exit(1);
  }
};
