import type { Db } from '../tables.ts';
import { isPublishable } from './names.ts';
import type { StoredVersion } from './tables.ts';

/** The hashes of a version's files, whether it was published or somebody sees it as an override. */
export const filesKept = async (db: Db, name: string, version: string): Promise<Record<string, string> | undefined> => {
  const published = db.selectFrom('module_versions').select('files');
  const offered = db.selectFrom('module_overrides').select('files');
  const found = await published
    .where('name', '=', name)
    .where('version', '=', version)
    .unionAll(offered.where('name', '=', name).where('version', '=', version))
    .executeTakeFirst();
  return found?.files;
};

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
