import { join, resolve } from 'node:path';
import { dataFolder } from '../root.ts';

/** The folder of a platform: DATA_DIR, or the project's own for the demo and for the firm beside it. A server works in its own folder, so it is named from the root. */
export const folderOf = (firm = false): string => {
  const { DATA_DIR, INIT_CWD = process.cwd() } = process.env;
  if (DATA_DIR) return resolve(INIT_CWD, DATA_DIR);
  return firm ? join(dataFolder, 'firm') : dataFolder;
};
