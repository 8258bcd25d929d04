import { join } from 'node:path';
import { dataFolder } from '../root.ts';

/** The folder of a platform: DATA_DIR, or the project's own for the demo and for the firm beside it. */
export const folderOf = (firm: boolean): string =>
  process.env.DATA_DIR || (firm ? join(dataFolder, 'firm') : dataFolder);
