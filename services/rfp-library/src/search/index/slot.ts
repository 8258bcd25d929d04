import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Processes that may share a folder. */
const max = 32;

/** A file's lock ends with its process, however that ends. */
const take = (path: string): DatabaseSync | undefined => {
  const lock = new DatabaseSync(path);
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch {
    lock.close();
    return undefined;
  }
};

/** A path in the folder that no other process uses, and what gives it back. */
export const takeSlot = (folder: string): { path: string; release(): void } => {
  mkdirSync(folder, { recursive: true });
  for (let slot = 0; slot < max; slot += 1) {
    const lock = take(join(folder, `library-${slot}.lock`));
    if (lock) return { path: join(folder, `library-${slot}.db`), release: () => lock.close() };
  }
  throw new Error(`${folder} is used by ${max} processes already`);
};
