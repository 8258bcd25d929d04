import { constants } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { step } from '../say.ts';

/** What a crash of the server leaves beside the data; the copy's server makes its own. */
const isOfServer = /\.(sock|pid)$/;

/** Copies the databases of a platform that is stopped to a folder in `staging`, and answers that folder. */
export const copyDatabases = async (dataDir: string, staging: string): Promise<string> => {
  const folder = join(staging, 'database');
  await step('Copying the databases', () =>
    cp(join(dataDir, 'database'), folder, {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (path) => !isOfServer.test(path),
    }),
  );
  return folder;
};
