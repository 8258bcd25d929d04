import { Worker } from 'node:worker_threads';
import type { Read } from './read.ts';
import { readFile } from './readFile.ts';

/** Why a file gives no words. */
const problemOf = (error: unknown): string =>
  error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged';

const read = async ([path = '', type = '']: string[]): Promise<Read> => {
  try {
    const text = await readFile(path, type);
    return text ? { text } : { problem: 'no-text' };
  } catch (error) {
    return { problem: problemOf(error) };
  }
};

process.once('disconnect', () => process.exit());
// The reader may be too busy to look after itself.
const watch = new Worker(new URL('../watchMemory.ts', import.meta.url));
watch.unref();
const said = await read(process.argv.slice(2));
process.send?.(said, () => process.exit());
