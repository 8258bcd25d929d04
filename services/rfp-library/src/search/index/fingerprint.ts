import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';

/** Files of one index. */
const filesOf = (path: string) => ({ main: path, log: `${path}-wal`, shared: `${path}-shm`, seal: `${path}.seal` });

const look = (file: string) => {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.ino}/${found.size}/${found.mtimeNs}` : 'none';
};

/** Bytes of the log. */
export const sizeOfLog = (path: string): number => statSync(filesOf(path).log, { throwIfNoEntry: false })?.size ?? 0;

/** How the files look: the number, size and time of each. It changes whenever anybody touches them. */
export interface Look {
  main: string;
  log: string;
}

export const lookOf = (path: string): Look => ({ main: look(filesOf(path).main), log: look(filesOf(path).log) });

export const isSame = (a: Look, b: Look): boolean => a.main === b.main && a.log === b.log;

const isSameFile = (a: string, b: string) => a.split('/')[0] === b.split('/')[0];

/** What a transaction does: it writes to the log. Anything else was done by somebody else. */
export const isWrite = (before: Look, after: Look): boolean =>
  after.main === before.main && isSameFile(after.log, before.log);

/** What a checkpoint does: it writes to both files, and puts none in the place of another. */
export const isCheckpoint = (before: Look, after: Look): boolean =>
  isSameFile(after.main, before.main) && isSameFile(after.log, before.log);

/** Keeps how the main file looks; only checkpoints write to it. */
export const seal = (path: string): void => writeFileSync(filesOf(path).seal, look(filesOf(path).main));

/** Has nobody touched the main file since it was sealed? The log has checksums of its own. */
export const isSealed = (path: string): boolean => {
  try {
    return readFileSync(filesOf(path).seal, 'utf8') === look(filesOf(path).main);
  } catch {
    return false;
  }
};

export const removeFiles = (path: string): void => {
  for (const file of Object.values(filesOf(path))) rmSync(file, { force: true });
};
