import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { IndexDamaged, type SearchIndex } from '../SearchIndex.ts';
import { indexed } from './indexed.ts';
import type { Answer, Asked } from './message.ts';

/** Who has asked. What is answered is what was asked for: the thread is our own. */
interface Waiting {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

const settle = (waiting: Waiting | undefined, { value, error, isDamaged }: Answer) => {
  if (isDamaged) waiting?.reject(new IndexDamaged('The index is damaged', { cause: error }));
  else if (error) waiting?.reject(error);
  else waiting?.resolve(value);
};

/**
 * An index in a file of the folder, in a thread that starts when it is first asked something. From `many` entries on two
 * threads count.
 */
export const fileIndex = (folder: string, many?: number): SearchIndex => {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let worker: Worker | undefined;

  const fail = (error: unknown) => {
    worker = undefined;
    for (const one of waiting.values()) one.reject(error);
    waiting.clear();
  };

  const started = () => {
    if (worker) return worker;
    worker = new Worker(join(import.meta.dirname, 'indexWorker.ts'), { workerData: { folder, many } });
    worker.on('message', (answer: Answer) => {
      settle(waiting.get(answer.id), answer);
      waiting.delete(answer.id);
    });
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('The thread of the index has ended')));
    worker.unref();
    return worker;
  };

  const ask = <T>(act: Asked['act'], ...given: unknown[]): Promise<T> => {
    last += 1;
    const answered = Promise.withResolvers<T>();
    waiting.set(last, answered);
    started().postMessage({ id: last, act, given } satisfies Asked);
    return answered.promise;
  };

  return {
    state: () => ask('state'),
    reset: () => ask('reset'),
    missing: (stamps) => ask('missing', stamps),
    // Here, while the thread still puts the entries before.
    put: (entries) => ask('put', entries.map(indexed)),
    mark: (origin, seen) => ask('mark', origin, seen),
    tidy: () => ask('tidy'),
    search: (wanted, limit, sort) => ask('search', wanted, limit, sort),
    alike: (tokens, section, limit) => ask('alike', tokens, section, limit),
    about: (words, limit) => ask('about', words, limit),
    count: (wanted) => ask('count', wanted),
    close: async () => (worker ? ask('close') : undefined),
  };
};
