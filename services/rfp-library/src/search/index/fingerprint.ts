import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';

/** Files of one index. */
const filesOf = (path: string) => ({ main: path, log: `${path}-wal`, shared: `${path}-shm`, seal: `${path}.seal` });

const look = (file: string) => {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.ino}/${found.size}/${found.mtimeNs}` : 'none';
};

/** Bytes of the log. */
export const sizeOfLog = (path: string): number => statSync(filesOf(path).log, { throwIfNoEntry: false })?.size ?? 0;

/** How the files look. It changes whenever anybody touches them. */
export const lookOf = (path: string): string => `${look(filesOf(path).main)} ${look(filesOf(path).log)}`;

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
