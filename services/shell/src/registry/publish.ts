import { isDeepStrictEqual } from 'node:util';
import type { Publication } from '@bidwright/contract-shell';
import { Problem } from '@bidwright/service-kit';
import { now } from '../clock.ts';
import type { Door } from '../door.ts';
import type { Db, StoredVersion } from '../tables.ts';
import { hashesOf, isKept, unpack } from './keep.ts';
import { ownershipReasons } from './ownership.ts';
import type { Reason } from './reason.ts';
import { refuseFor } from './refused.ts';
import { activeVersions } from './versions.ts';

const rowOf = ({ version, container, entry, preload, file }: Publication, files: Record<string, string>) => ({
  name: file.name,
  version,
  container,
  entry,
  preload,
  files,
  file,
});

const storedVersion = (db: Db, name: string, version: string) =>
  db
    .selectFrom('module_versions')
    .selectAll()
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst();

const mustBeTheSame = (stored: StoredVersion, published: ReturnType<typeof rowOf>) => {
  const { dateCreated } = stored;
  if (isDeepStrictEqual(stored, JSON.parse(JSON.stringify({ ...published, dateCreated })))) return;
  throw new Problem(
    409,
    'version-taken',
    `${published.name} ${published.version} is published already, with other contents. Publish under a new version.`,
  );
};

const containerReasons = async (db: Db, { container }: Publication): Promise<Reason[]> => {
  const taken = await db
    .selectFrom('module_versions')
    .select(['name', 'version'])
    .where('container', '=', container)
    .executeTakeFirst();
  return taken
    ? [
        {
          code: 'container-taken',
          path: 'container',
          message: `${container} is the container of ${taken.name} ${taken.version}`,
        },
      ]
    : [];
};

const neighbours = async (db: Db, name: string) =>
  (await activeVersions(db)).filter((other) => other.name !== name).map(({ file }) => file);

/** What the registry has against a module beside the ones that are switched on. */
export const placeReasons = async (db: Db, file: Publication['file']): Promise<Reason[]> =>
  ownershipReasons(file, await neighbours(db, file.name));

const insertVersion = (db: Db, row: ReturnType<typeof rowOf>) => {
  const lists = { preload: JSON.stringify(row.preload), files: JSON.stringify(row.files) };
  return db
    .insertInto('module_versions')
    .values({ ...row, ...lists, file: JSON.stringify(row.file), dateCreated: now() })
    .execute();
};

/**
 * Keeps a version for ever. True: it is new; false: it was there already, the same. Files that were lost or spoiled since
 * are kept anew.
 */
export const publish = async ({ db, settings }: Door, published: Publication): Promise<boolean> => {
  const row = rowOf(published, hashesOf(published));
  const stored = await storedVersion(db, row.name, row.version);
  if (stored) mustBeTheSame(stored, row);
  if (stored && (await isKept(settings, published))) return false;
  if (!stored) {
    refuseFor([...(await containerReasons(db, published)), ...(await placeReasons(db, published.file))]);
    await db.insertInto('modules').ignore().values({ name: row.name, activeVersion: null }).execute();
  }
  const files = await unpack(settings, published);
  try {
    return await db.transaction().execute(async (trx) => {
      // Two publications of one module wait for each other here.
      await trx.selectFrom('modules').select('name').where('name', '=', row.name).forUpdate().execute();
      const meanwhile = await storedVersion(trx, row.name, row.version);
      if (meanwhile) mustBeTheSame(meanwhile, row);
      else await insertVersion(trx, row);
      if (!meanwhile || !(await isKept(settings, published))) await files.publish();
      return !meanwhile;
    });
  } finally {
    await files.discard();
  }
};
