import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What the files of a folder and of those in it take, in megabytes. */
export const megabytesOf = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size));
  return Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / 1_000_000);
};
