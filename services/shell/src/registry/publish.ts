import { isDeepStrictEqual } from 'node:util';
import type { Publication } from '@bidwright/contract-shell';
import { Problem } from '@bidwright/service-kit';
import { now } from '../clock.ts';
import type { AppContext } from '../context.ts';
import { isShared } from '../files/shared.ts';
import type { Db } from '../tables.ts';
import { faultsOf } from './fit/fit.ts';
import { type Part, partOf, type World, worldWith } from './fit/part.ts';
import { serviceReasons } from './fit/services.ts';
import { inTurn } from './inTurn.ts';
import { hashesOf, isKept, sharedAs, shareVersion, unpack } from './keep.ts';
import { reservedReasons } from './names.ts';
import { moduleReasons } from './promises.ts';
import type { Reason } from './reason.ts';
import { refuseFor } from './refused.ts';
import { serviceVersions } from './serviceVersions.ts';
import { storedVersion } from './stored.ts';
import type { StoredVersion } from './tables.ts';
import { takenReasons } from './taken.ts';
import { activeParts, newestParts } from './versions.ts';

const rowOf = ({ version, container, entry, preload, file, ...facts }: Publication, files: Record<string, string>) => ({
  name: file.name,
  version,
  container,
  entry,
  preload,
  files,
  file,
  uses: facts.uses ?? null,
  asks: facts.asks ?? null,
  requires: facts.requires ?? null,
  provides: facts.provides ?? null,
});

const mustBeTheSame = (stored: StoredVersion, published: ReturnType<typeof rowOf>) => {
  const { dateCreated } = stored;
  if (isDeepStrictEqual(stored, JSON.parse(JSON.stringify({ ...published, dateCreated })))) return;
  throw new Problem(
    409,
    'version-taken',
    `${published.name} ${published.version} is published already, with other contents. Publish under a new version.`,
  );
};

const faultsIn = (world: World, part: Part) => faultsOf(world, worldWith(world, [part]), new Set([part.name]));

/**
 * What does not fit beside what is switched on. Versions that must be switched together can only be published one after the
 * other, so what would fit beside the newest versions, and those that come along, may be published; switching is strict.
 */
const fitReasons = async (db: Db, published: Publication): Promise<Reason[]> => {
  const part = partOf(published);
  const faults = faultsIn(await activeParts(db), part);
  if (faults.length === 0) return [];
  const companions = (published.alongside ?? []).map(partOf);
  const later = new Set(faultsIn(worldWith(await newestParts(db), companions), part).map(({ key }) => key));
  return faults.filter(({ key }) => later.has(key)).map(({ reason }) => reason);
};

const json = (value: object | null) => (value === null ? null : JSON.stringify(value));

const insertVersion = (db: Db, row: ReturnType<typeof rowOf>) => {
  const { preload, files, file, uses, asks, requires, provides } = row;
  return db
    .insertInto('module_versions')
    .values({
      ...row,
      preload: JSON.stringify(preload),
      files: JSON.stringify(files),
      file: JSON.stringify(file),
      uses: json(uses),
      asks: json(asks),
      requires: json(requires),
      provides: json(provides),
      dateCreated: now(),
    })
    .execute();
};

/**
 * Keeps a version for ever. True: it is new; false: it was there already, the same. Files that were lost or spoiled since
 * are kept anew.
 */
export const publish = async (context: AppContext, published: Publication): Promise<boolean> => {
  const { db, settings } = context;
  const row = rowOf(published, hashesOf(published));
  const stored = await storedVersion(db, row.name, row.version);
  if (stored) mustBeTheSame(stored, row);
  if (stored && (await isKept(settings, published))) {
    if (!(await isShared(settings, sharedAs(row.name, row.version)))) await shareVersion(settings, published);
    return false;
  }
  if (!stored) {
    refuseFor([
      ...reservedReasons(row.version),
      ...(await takenReasons(db, published)),
      ...(await fitReasons(db, published)),
      ...serviceReasons(row.file, await serviceVersions(context, row.file)),
      ...(await moduleReasons(context, partOf(published))),
    ]);
  }
  const files = await unpack(settings, { ...published, name: row.name });
  try {
    const isNew = await inTurn(db, row.name, async (trx) => {
      const meanwhile = await storedVersion(trx, row.name, row.version);
      if (meanwhile) mustBeTheSame(meanwhile, row);
      else await insertVersion(trx, row);
      if (!meanwhile || !(await isKept(settings, published))) await files.publish();
      return !meanwhile;
    });
    // No transaction waits for the bucket: whoever is told that this failed publishes again.
    await shareVersion(settings, published);
    return isNew;
  } finally {
    await files.discard();
  }
};
