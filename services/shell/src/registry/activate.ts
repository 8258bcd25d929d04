import { Problem } from '@bidwright/service-kit';
import { now } from '../clock.ts';
import type { Db } from '../tables.ts';
import { placeReasons } from './publish.ts';
import type { Publisher } from './publisher.ts';
import { refuseFor } from './refused.ts';

interface Activation {
  name: string;
  version: string;
  /** The version the caller believes to be active; null: none. Left out: whatever is. */
  expected?: string | null;
}

/** Nothing is published under other names, and columns of such names do not even compare with others. */
const isName = (text: string) => /^[\x21-\x7e]{1,60}$/.test(text);

const notPublished = ({ name, version }: Activation) =>
  new Problem(404, 'no-version', `${name} ${version} is not published`);

/** Points a module at one of its versions; the next page load has it. Answers the version that was active before. */
export const activate = async (db: Db, asked: Activation, by: Publisher): Promise<string | null> => {
  const { name, version, expected } = asked;
  if (!isName(name) || !isName(version)) throw notPublished(asked);
  return db.transaction().execute(async (trx) => {
    // All modules, so that two of them cannot claim one route at the same time.
    const modules = await trx.selectFrom('modules').selectAll().orderBy('name').forUpdate().execute();
    const stored = await trx
      .selectFrom('module_versions')
      .select('file')
      .where('name', '=', name)
      .where('version', '=', version)
      .executeTakeFirst();
    if (!stored) throw notPublished(asked);
    const previous = modules.find((module) => module.name === name)?.activeVersion ?? null;
    if (expected !== undefined && expected !== previous) {
      throw new Problem(
        409,
        'race',
        `The active version of ${name} is ${previous ?? 'none'}, not ${expected ?? 'none'}`,
        {
          current: previous,
        },
      );
    }
    refuseFor(await placeReasons(trx, stored.file));
    await trx.updateTable('modules').set({ activeVersion: version }).where('name', '=', name).execute();
    await trx
      .insertInto('module_activations')
      .values({ name, version, previous, activatedById: by.id, activatedByName: by.name, dateCreated: now() })
      .execute();
    return previous;
  });
};
