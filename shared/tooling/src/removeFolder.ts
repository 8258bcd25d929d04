import { rm } from 'node:fs/promises';

/** Removes a folder in which a process that is ending may still write, or none. */
export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 20 });
