import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Part } from './countPart.ts';

/** What the second thread is asked. */
export interface PartAsked {
  match: string;
  part: Part;
  /** Tells files apart that stood at the same path. */
  opening: number;
}

/** What stands in the place of a number that is not there yet, and of one that cannot be had. */
const pending = -1;
export const refused = -2;

/** The longest that the thread may count, in milliseconds. */
const maxLength = 10_000;

export interface SecondCounter {
  /** Begins to count; answers what waits for the number. No number: it cannot be had, and the reason is to be found out here. */
  begin(asked: PartAsked): () => number | undefined;
  close(): void;
}

/**
 * A second thread that counts in the file of an index while this one counts as well. The number comes through memory of
 * both: this thread does nothing else until it is there, so that both see the same entries.
 */
export const secondCounter = (path: string): SecondCounter => {
  const answer = new Int32Array(new SharedArrayBuffer(4));
  let worker: Worker | undefined;
  let isReady = false;

  const leave = () => {
    worker = undefined;
    isReady = false;
  };

  const start = () => {
    worker = new Worker(join(import.meta.dirname, 'countWorker.ts'), { workerData: { path, answer } });
    worker.once('message', () => {
      isReady = true;
    });
    worker.on('error', leave);
    worker.on('exit', leave);
    worker.unref();
  };

  return {
    begin(asked) {
      if (!worker) start();
      if (!isReady) return () => undefined;
      Atomics.store(answer, 0, pending);
      worker?.postMessage(asked);
      return () => {
        Atomics.wait(answer, 0, pending, maxLength);
        const count = Atomics.load(answer, 0);
        if (count >= 0) return count;
        void worker?.terminate();
        leave();
        return undefined;
      };
    },
    close() {
      void worker?.terminate();
      leave();
    },
  };
};
