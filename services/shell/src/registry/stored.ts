import type { Db } from '../tables.ts';
import type { StoredVersion } from './tables.ts';

/** A version as it was published. */
export const storedVersion = (db: Db, name: string, version: string): Promise<StoredVersion | undefined> =>
  db
    .selectFrom('module_versions')
    .selectAll()
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst();
