import { Worker } from 'node:worker_threads';
import type { Unread } from '../../files/apart.ts';
import { normalize, type Sheet, Unfit } from './normalize.ts';

const read = async ([from = '', to = '', type = '']: string[]): Promise<Sheet | Unread> => {
  try {
    return await normalize(from, to, type);
  } catch (error) {
    return { problem: error instanceof Unfit ? error.message : 'damaged' };
  }
};

process.once('disconnect', () => process.exit());
// The reader may be too busy to look after itself.
const watch = new Worker(new URL('../../files/watchMemory.ts', import.meta.url));
watch.unref();
const said = await read(process.argv.slice(2));
process.send?.(said, () => process.exit());
