import { chmod, copyFile, readdir, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';

/** A log that is longer begins anew; the part before is kept beside it. */
const limitBytes = 10_000_000;

/**
 * Begins a log anew when it is too long. Who writes has it open and goes on in the same file: it is copied and cut, not moved, and
 * what is written between the two is lost. On a full disk the copy fails, and the cut makes room.
 */
export const shorten = async (log: string, maxBytes = limitBytes): Promise<void> => {
  if ((await stat(log)).size <= maxBytes) return;
  const before = `${log}.1`;
  try {
    await copyFile(log, before);
    await chmod(before, 0o600);
  } finally {
    await truncate(log);
  }
};

/** The logs in a folder, which may not be there yet. */
export const logsIn = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith('.log')).map((name) => join(folder, name));
};
