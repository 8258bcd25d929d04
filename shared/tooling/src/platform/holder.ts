import { join } from 'node:path';
import { hold } from '../../bin/lock.mjs';

/** What whoever works in a platform's folder says of itself; undefined where nobody does. */
export const holderOf = async (dataDir: string): Promise<string | undefined> => {
  const held = await hold(join(dataDir, 'platform.sock'), `a look at it (process ${process.pid})`);
  if (held.holder !== undefined) return held.holder;
  await held.release();
  return undefined;
};
