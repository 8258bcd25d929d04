import { stat } from 'node:fs/promises';
import { filesBelow } from '../backup/files.ts';

/** What the files of a folder and of those in it take, in megabytes. */
export const megabytesOf = async (folder: string): Promise<number> => {
  const sizes = await Promise.all((await filesBelow(folder)).map(async (file) => (await stat(file)).size));
  return Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / 1_000_000);
};
