import { Worker } from 'node:worker_threads';

/** What a program does that `readApart` starts: it reads what it was told, answers, and ends, or when it holds too much. */
export const answerApart = async (read: (given: string[]) => Promise<unknown>): Promise<void> => {
  process.once('disconnect', () => process.exit());
  // The reader may be too busy to look after itself.
  const watch = new Worker(new URL('watchMemory.ts', import.meta.url));
  watch.unref();
  const said = await read(process.argv.slice(2));
  process.send?.(said, () => process.exit());
};
