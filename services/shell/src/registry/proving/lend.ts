import { now } from '../../clock.ts';
import { hashOf, newSecret } from '../../secret.ts';
import type { Db } from '../../tables.ts';
import type { StoredVersion } from '../tables.ts';

/** Shows versions to one person alone, in the place of those that are on, as an override does. Nobody is told the code. */
export const lend = async (
  db: Db,
  personId: string,
  versions: StoredVersion[],
  expires = now() + 120,
): Promise<void> => {
  const rows = versions.map(({ name, version, container, entry, preload, files, file }) => ({
    codeHash: hashOf(newSecret()),
    personId,
    expires,
    name,
    version,
    container,
    entry,
    preload: JSON.stringify(preload),
    files: JSON.stringify(files),
    file: JSON.stringify(file),
  }));
  await db.insertInto('module_overrides').values(rows).execute();
};

/** They are published: unlike of other overrides, their files stay. */
export const takeAway = async (db: Db, personId: string): Promise<void> => {
  await db.deleteFrom('module_overrides').where('personId', '=', personId).execute();
};
