import { setTimeout } from 'node:timers/promises';
import { claim } from './claim.ts';
import type { JobRoom } from './room.ts';
import { runJob } from './run.ts';

/** Jobs that one process works on at once, each of another person. */
const lanes = 4;

/** How often a process looks for what others have left or added, in milliseconds. */
const interval = 500;

/** Works on the jobs of a service until it stops. The room comes later, since it pokes the worker. */
export const createWorker = () => {
  const running = new Set<Promise<void>>();
  let poked = Promise.withResolvers<void>();
  const wake = () => poked.resolve();

  const takeAll = async (room: JobRoom) => {
    while (running.size < lanes && !room.stopping.aborted) {
      const job = await claim(room.jobsDb, room.worker);
      if (!job) return;
      const run = runJob(room, job).finally(() => {
        running.delete(run);
        wake();
      });
      running.add(run);
    }
  };

  const loop = async (room: JobRoom) => {
    while (!room.stopping.aborted) {
      poked = Promise.withResolvers();
      await takeAll(room).catch((error: unknown) => {
        if (!room.stopping.aborted) room.log.warn({ err: error }, 'jobs cannot be looked for');
      });
      const stopped = setTimeout(interval, undefined, { ref: false, signal: room.stopping }).catch(() => undefined);
      await Promise.race([poked.promise, stopped]);
    }
  };

  let looping: Promise<void> | undefined;
  return {
    poke: wake,
    begin: (room: JobRoom) => {
      looping = loop(room);
    },
    /** Resolves when all that is under way has stopped, after the signal to stop. */
    idle: async () => {
      await looping;
      await Promise.all(running);
    },
  };
};
