import { Tinypool } from 'tinypool';

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
const maxOldGenerationSizeMb = 128;

/** The library takes most of the time of a workbook to be loaded, so a thread stays for the next one, for so many milliseconds. */
const idleTimeout = 10_000;

const threads = new Tinypool({
  filename: new URL('./workbookWorker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout,
  resourceLimits: { maxOldGenerationSizeMb },
});

// A thread that dies, or cannot begin, takes no other with it: whoever waits for it is told, and the next call begins a new one.
threads.on('error', () => threads.cancelPendingTasks());

/** Makes a workbook to fill in, in a thread of its own: the library is large, and calls are not to wait for packing. */
export const workbookOf = async (drawn: Drawn): Promise<Buffer> => {
  try {
    return Buffer.from(await threads.run(drawn));
  } catch (error) {
    threads.cancelPendingTasks();
    throw error;
  }
};
