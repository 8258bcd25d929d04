import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** How a column of the table looks and what it offers. */
export interface DrawnColumn {
  head: string;
  /** As spreadsheets write formats: `@` keeps a text a text. */
  format: string;
  offered: string[];
  /** Nothing but what is offered. */
  isStrict: boolean;
}

/** All that a workbook to fill in says. */
export interface Drawn {
  title: string;
  columns: DrawnColumn[];
  notes: { title: string; head: string[]; rows: string[][] };
}

/** The sheet, which nobody sees, of what cells offer. */
export const listsTitle = 'Lists';

/** The heap of the thread, in megabytes. */
const heap = 128;

/** Makes a workbook to fill in, in a thread of its own: the library is large, and calls are not to wait for packing. */
export const workbookOf = async (drawn: Drawn): Promise<Buffer> => {
  const thread = new Worker(new URL('./workbookWorker.ts', import.meta.url), {
    workerData: drawn,
    resourceLimits: { maxOldGenerationSizeMb: heap },
  });
  try {
    const [bytes]: Uint8Array[] = await once(thread, 'message');
    return Buffer.from(bytes ?? []);
  } finally {
    await thread.terminate();
  }
};
