import { setTimeout } from 'node:timers/promises';
import { claim } from './claim.ts';
import type { JobContext } from './context.ts';
import { runJob } from './run.ts';

/** Jobs that one process works on at once, each of another person. */
const lanes = 4;

/** How often a process looks for what others have left or added, in milliseconds. */
const interval = 500;

/** Works on the jobs of a service until it stops. The room comes later, since it pokes the worker. */
export const createWorker = () => {
  const running = new Set<Promise<void>>();
  let woken = Promise.withResolvers<void>();
  const wake = () => woken.resolve();

  const takeAll = async (context: JobContext) => {
    while (running.size < lanes && !context.stopping.aborted) {
      const job = await claim(context.jobsDb, context.worker);
      if (!job) return;
      const run = runJob(context, job).finally(() => {
        running.delete(run);
        wake();
      });
      running.add(run);
    }
  };

  const loop = async (context: JobContext) => {
    while (!context.stopping.aborted) {
      woken = Promise.withResolvers();
      await takeAll(context).catch((error: unknown) => {
        if (!context.stopping.aborted) context.log.warn({ err: error }, 'jobs cannot be looked for');
      });
      const stopped = setTimeout(interval, undefined, { ref: false, signal: context.stopping }).catch(() => undefined);
      await Promise.race([woken.promise, stopped]);
    }
  };

  let looping: Promise<void> | undefined;
  return {
    wake,
    begin: (context: JobContext) => {
      looping = loop(context);
    },
    /** Resolves when all that is under way has stopped, after the signal to stop. */
    idle: async () => {
      await looping;
      await Promise.all(running);
    },
  };
};
