import { createHash } from 'node:crypto';
import { statfsSync } from 'node:fs';
import { join } from 'node:path';

const memory = '/dev/shm';
/** Large sorts of jobs must find room there. */
const enoughBytes = 1_000_000_000;

const hasEnough = () => {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enoughBytes;
  } catch {
    return false;
  }
};

/**
 * Where the server of a folder keeps temporary tables: in the memory that is there for files, so that lists can still be read when
 * the disk is full; without it, on the disk.
 */
export const temporaryFolder = (folder: string): string =>
  hasEnough()
    ? join(memory, `bidwright-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`)
    : join(folder, 'tmp');
