import { parentPort, workerData } from 'node:worker_threads';
import { IndexDamaged } from '../SearchIndex.ts';
import { actsOn } from './acts.ts';
import { counting } from './counting.ts';
import { IndexFile } from './file.ts';
import type { Answer, Asked } from './message.ts';
import { takeSlot } from './slot.ts';

/** The calls of node:sqlite hold their thread, so the index has one of its own. */
const slot = takeSlot(workerData.folder);
const file = new IndexFile(slot.path);
const acts = actsOn(file, counting(file, workerData.many));

const answer = ({ id, act, given }: Asked): Answer => {
  try {
    const value: unknown = Reflect.apply(acts[act], acts, given);
    return { id, value };
  } catch (error) {
    return { id, error, isDamaged: error instanceof IndexDamaged };
  }
};

parentPort?.on('message', (asked: Asked) => {
  parentPort?.postMessage(answer(asked));
  if (asked.act !== 'close') return;
  slot.release();
  parentPort?.close();
});
