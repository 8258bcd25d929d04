import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';

/** Ends with who asks, or when it holds too much. */
const beWatched = () => {
  process.once('disconnect', () => process.exit());
  // The reader may be too busy to look after itself.
  const watch = new Worker(new URL('watchMemory.ts', import.meta.url));
  watch.unref();
};

/** What a program does that `readInChildProcess` starts: it reads what it was told, answers, and ends. */
export const answerFromChild = async (read: (given: string[]) => Promise<unknown>): Promise<void> => {
  beWatched();
  const said = await read(process.argv.slice(2));
  process.send?.(said, () => process.exit());
};

/** What a program does that `keepChildProcess` starts: it reads and answers one thing after the other. */
export const answerEachFromChild = (read: (given: string[]) => unknown): void => {
  beWatched();
  process.on('message', (given: string[]) => process.send?.(read(given)));
  // It ends by a signal, which keeps nothing of what it has compiled.
  process.once('message', () => flushCompileCache());
};
