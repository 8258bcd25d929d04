import { createHash } from 'node:crypto';
import { statfsSync } from 'node:fs';
import { join } from 'node:path';

/** A folder whose files stand in memory, where the system has one. */
export const memory = '/dev/shm';
/** Large sorts of jobs must find room there. */
const enoughBytes = 1_000_000_000;

/** Is there so much room in memory for files? */
export const hasMemory = (bytes: number): boolean => {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= bytes;
  } catch {
    return false;
  }
};

/**
 * Where the server of a folder keeps temporary tables: in the memory that is there for files, so that lists can still be read when
 * the disk is full; without it, on the disk.
 */
export const temporaryFolder = (folder: string): string =>
  hasMemory(enoughBytes)
    ? join(memory, `bidwright-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`)
    : join(folder, 'tmp');
