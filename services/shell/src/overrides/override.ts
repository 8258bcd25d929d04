import type { Person } from '@bidwright/contract-kit';
import type { Publication } from '@bidwright/contract-shell';
import { Problem } from '@bidwright/service-kit';
import { hour, now } from '../clock.ts';
import type { AppContext } from '../context.ts';
import { inTurn } from '../registry/inTurn.ts';
import { hashesOf, shareVersion, unpack } from '../registry/keep.ts';
import { unreservedReasons } from '../registry/names.ts';
import { refuseFor } from '../registry/refused.ts';
import type { Override } from '../registry/tables.ts';
import { takenReasons } from '../registry/taken.ts';
import { hashOf, newSecret } from '../secret.ts';
import type { Db } from '../tables.ts';
import { dropFiles, isInUse } from './overrideFiles.ts';

const lasts = 8 * hour;

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

const versionTaken = ({ name, version }: Pick<Override, 'name' | 'version'>) =>
  new Problem(409, 'version-taken', `${name} ${version} is kept already. Offer each build under a version of its own.`);

const rowOf = (published: Publication) => {
  const { version, container, entry, preload, file } = published;
  return {
    name: file.name,
    version,
    container,
    entry,
    preload: JSON.stringify(preload),
    files: JSON.stringify(hashesOf(published)),
    file: JSON.stringify(file),
  };
};

/** Keeps what a team works on for the one person who takes it up by the code, in the place of what was there under that code. */
export const offer = async ({ db, settings }: AppContext, published: Publication, given: string | undefined) => {
  refuseFor([...unreservedReasons(published.version), ...(await takenReasons(db, published))]);
  const row = rowOf(published);
  const code = given ?? newSecret();
  const codeHash = hashOf(code);
  const files = await unpack(settings, { ...published, name: row.name });
  try {
    const { expires, before } = await inTurn(db, row.name, async (trx) => {
      const before = given === undefined ? undefined : await byCode(trx, given);
      if (before && before.name !== row.name) throw noOverride();
      // Also where the same team offers its next build: browsers keep the files of a name for ever.
      if (await isInUse(trx, row.name, row.version)) throw versionTaken(row);
      const expires = before?.expires ?? now() + lasts;
      if (before) await trx.updateTable('module_overrides').set(row).where('codeHash', '=', codeHash).execute();
      else
        await trx
          .insertInto('module_overrides')
          .values({ ...row, codeHash, personId: null, expires })
          .execute();
      await files.publish();
      return { expires, before };
    });
    await shareVersion(settings, published);
    if (before) await dropFiles({ db, settings }, before);
    return { code, expires };
  } finally {
    await files.discard();
  }
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

const remove = async ({ db, settings }: Pick<AppContext, 'db' | 'settings'>, ended: Override[]): Promise<void> => {
  for (const override of ended) {
    await db.deleteFrom('module_overrides').where('codeHash', '=', override.codeHash).execute();
    await dropFiles({ db, settings }, override);
  }
};

/** The person sees the active version of a module again. */
export const stop = async (context: AppContext, name: string, { id }: Person): Promise<void> =>
  remove(
    context,
    await context.db
      .selectFrom('module_overrides')
      .selectAll()
      .where('personId', '=', id)
      .where('name', '=', name)
      .execute(),
  );

/** The team has ended its work. */
export const end = async (context: AppContext, name: string, code: string): Promise<void> => {
  const override = await byCode(context.db, code);
  if (override.name !== name) throw noOverride();
  await remove(context, [override]);
};

/** Clears away what has expired. */
export const forgetOverrides = async (context: Pick<AppContext, 'db' | 'settings'>): Promise<void> =>
  remove(context, await context.db.selectFrom('module_overrides').selectAll().where('expires', '<=', now()).execute());
