import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { countPart } from './countPart.ts';
import { type PartAsked, refused } from './secondCounter.ts';

const { path, answer }: { path: string; answer: Int32Array<SharedArrayBuffer> } = workerData;

let db: DatabaseSync | undefined;
let opened: number | undefined;

const fileOf = (opening: number) => {
  if (db && opened === opening) return db;
  db?.close();
  db = new DatabaseSync(path, { readOnly: true });
  opened = opening;
  return db;
};

const counted = ({ match, part, opening }: PartAsked) => {
  try {
    return countPart(fileOf(opening), match, part);
  } catch {
    return refused;
  }
};

parentPort?.on('message', (asked: PartAsked) => {
  Atomics.store(answer, 0, counted(asked));
  Atomics.notify(answer, 0);
});
parentPort?.postMessage('ready');
