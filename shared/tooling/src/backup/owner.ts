import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Fault } from '../fault.ts';
import { secretsOf } from '../platform/secrets.ts';
import { publishedNames, serviceNames } from '../rooms.ts';
import { ignoreMissing } from './files.ts';

/** Says the same of a platform wherever it stands, and nothing of its secrets. */
const markOf = async (dataDir: string): Promise<string> => {
  const { internalKey } = await secretsOf(dataDir, serviceNames(), publishedNames());
  return createHash('sha256').update(`backups of ${internalKey}`).digest('hex');
};

/** Backups of a folder are of one platform: old ones are removed, and nobody removes those of others. */
export const requireOwn = async (into: string, dataDir: string): Promise<void> => {
  if (!existsSync(join(dataDir, 'secrets.json')))
    throw new Fault(`There is no platform in ${dataDir} yet. It is made by: npm start`);
  const file = join(into, 'platform');
  const mark = await markOf(dataDir);
  const found = await readFile(file, 'utf8').catch(ignoreMissing);
  if (found === undefined) await writeFile(file, mark, { mode: 0o600 });
  else if (found !== mark)
    throw new Fault(
      `${into} holds the backups of another platform. Name a folder of its own: npm run backup -- --to …`,
    );
};
