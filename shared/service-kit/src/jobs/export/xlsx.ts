import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Cell } from './cell.ts';
import type { SheetWriter } from './writer.ts';

/** What the thread is told: rows to write, or that there are no more. */
export interface Told {
  rows: Cell[][] | null;
}

/** The heap of the thread, in megabytes. */
const heap = 256;

/**
 * Writes a workbook with one sheet, in a thread of its own: packing takes time, and calls are not to wait for it. Answers
 * each page when it is written, so that no more than one is held.
 */
export const writeXlsx = async (path: string, names: string[]): Promise<SheetWriter> => {
  const thread = new Worker(new URL('./xlsxWorker.ts', import.meta.url), {
    workerData: { path, names },
    resourceLimits: { maxOldGenerationSizeMb: heap },
  });
  const answered = async (told: Told) => {
    const answer = once(thread, 'message');
    thread.postMessage(told, []);
    await answer;
  };
  await once(thread, 'message');
  return {
    add: (rows) => answered({ rows }),
    end: async () => {
      await answered({ rows: null });
      await thread.terminate();
    },
    give: async () => {
      await thread.terminate();
    },
  };
};
