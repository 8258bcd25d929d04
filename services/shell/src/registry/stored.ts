import type { Db } from '../tables.ts';
import { isPublishable } from './names.ts';
import type { StoredVersion } from './tables.ts';

/** A version as it was published; none under a name that nothing is published under. */
export const storedVersion = async (db: Db, name: string, version: string): Promise<StoredVersion | undefined> => {
  if (!isPublishable(name) || !isPublishable(version)) return undefined;
  return db
    .selectFrom('module_versions')
    .selectAll()
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst();
};
