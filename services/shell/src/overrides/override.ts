import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Person } from '@bidwright/contract-kit';
import type { ModuleVersion, Publication } from '@bidwright/contract-shell';
import { Problem } from '@bidwright/service-kit';
import { hour, now } from '../clock.ts';
import type { Door } from '../door.ts';
import { remotesIn } from '../files/places.ts';
import { hashesOf, unpack } from '../registry/keep.ts';
import type { Override } from '../registry/tables.ts';
import { hashOf, newSecret } from '../secret.ts';
import type { Settings } from '../settings.ts';
import type { Db } from '../tables.ts';

const lasts = 8 * hour;

const filesOf = (settings: Pick<Settings, 'DATA_DIR'>, { name, version }: Pick<Override, 'name' | 'version'>) =>
  path.join(remotesIn(settings), name, version);

const noOverride = () => new Problem(404, 'no-override', 'There is no such override, or it has ended');

const byCode = async (db: Db, code: string): Promise<Override> => {
  const found = await db
    .selectFrom('module_overrides')
    .selectAll()
    .where('codeHash', '=', hashOf(code))
    .where('expires', '>', now())
    .executeTakeFirst();
  if (!found) throw noOverride();
  return found;
};

/** Keeps what a team works on for the one person who takes it up by the code, in the place of what was there under that code. */
export const offer = async ({ db, settings }: Door, published: Publication, given: string | undefined) => {
  const { version, container, entry, preload, file } = published;
  const before = given === undefined ? undefined : await byCode(db, given);
  if (before && before.name !== file.name) throw noOverride();
  const code = given ?? newSecret();
  const files = await unpack(settings, published);
  await files.publish();
  const row = {
    name: file.name,
    version,
    container,
    entry,
    preload: JSON.stringify(preload),
    files: JSON.stringify(hashesOf(published)),
    file: JSON.stringify(file),
  };
  const codeHash = hashOf(code);
  const expires = before?.expires ?? now() + lasts;
  if (before) await db.updateTable('module_overrides').set(row).where('codeHash', '=', codeHash).execute();
  else
    await db
      .insertInto('module_overrides')
      .values({ ...row, codeHash, personId: null, expires })
      .execute();
  return { code, expires };
};

/** From now on the person sees what is offered under the code. It is the first person's alone. */
export const takeUp = async (db: Db, code: string, { id: personId }: Person): Promise<string> => {
  const { name, codeHash } = await byCode(db, code);
  const { numUpdatedRows } = await db
    .updateTable('module_overrides')
    .set({ personId })
    .where('codeHash', '=', codeHash)
    .where((is) => is.or([is('personId', 'is', null), is('personId', '=', personId)]))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw noOverride();
  return name;
};

const remove = async ({ db, settings }: Pick<Door, 'db' | 'settings'>, ended: Override[]): Promise<void> => {
  for (const override of ended) {
    await db.deleteFrom('module_overrides').where('codeHash', '=', override.codeHash).execute();
    await rm(filesOf(settings, override), { recursive: true, force: true });
  }
};

/** The person sees the active version of a module again. */
export const stop = async (door: Door, name: string, { id }: Person): Promise<void> =>
  remove(
    door,
    await door.db
      .selectFrom('module_overrides')
      .selectAll()
      .where('personId', '=', id)
      .where('name', '=', name)
      .execute(),
  );

/** The team has ended its work. */
export const end = async (door: Door, name: string, code: string): Promise<void> => {
  const override = await byCode(door.db, code);
  if (override.name !== name) throw noOverride();
  await remove(door, [override]);
};

/** Clears away what has expired. */
export const forgetOverrides = async (door: Pick<Door, 'db' | 'settings'>): Promise<void> =>
  remove(door, await door.db.selectFrom('module_overrides').selectAll().where('expires', '<=', now()).execute());

/** What the person is to see of modules: what is active, but for own overrides. */
export const withOverrides = async (
  db: Db,
  person: Person,
  active: ModuleVersion[],
  toVersion: (stored: Omit<Override, 'codeHash' | 'personId' | 'expires'>) => ModuleVersion,
): Promise<ModuleVersion[]> => {
  const own = await db
    .selectFrom('module_overrides')
    .selectAll()
    .where('personId', '=', person.id)
    .where('expires', '>', now())
    .orderBy('name')
    .execute();
  const overrides = new Map(own.map((row) => [row.name, { ...toVersion(row), override: { expires: row.expires } }]));
  const others = active.filter(({ name }) => !overrides.has(name));
  return overrides.size ? [...others, ...overrides.values()] : active;
};
