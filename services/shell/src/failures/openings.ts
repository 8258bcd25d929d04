import type { FailureKind, LoadReport } from '@bidwright/contract-shell';
import { sql } from 'kysely';
import { day, now } from '../clock.ts';
import { isPublishable } from '../registry/names.ts';
import type { Db } from '../tables.ts';

const dayOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);

/** For so many days it is looked back. */
const watchedDays = 7;

/** Counts pages in which versions came up, by day. What was never published is not counted. */
export const countOpenings = async (db: Db, { versions }: LoadReport): Promise<void> => {
  const known = versions.filter(({ module, version }) => isPublishable(module) && isPublishable(version));
  if (known.length === 0) return;
  await db
    .insertInto('module_openings')
    .columns(['day', 'name', 'version', 'count'])
    .expression((eb) =>
      eb
        .selectFrom('module_versions')
        .select([sql.lit(dayOf(now())).as('day'), 'name', 'version', sql.lit(1).as('count')])
        .where(({ or, and, eb: one }) =>
          or(known.map(({ module, version }) => and([one('name', '=', module), one('version', '=', version)]))),
        ),
    )
    .onDuplicateKeyUpdate({ count: sql`module_openings.count + 1` })
    .execute();
};

/** How often a version came up, and failed in one way. */
export interface Past {
  openings: number;
  failures: number;
}

/** How a version fared in the last days as far as one kind of failure goes. */
export const pastOf = async (db: Db, name: string, version: string, kind: FailureKind): Promise<Past> => {
  const since = dayOf(now() - watchedDays * day);
  const sum = (table: 'module_openings' | 'module_failures') =>
    db
      .selectFrom(table)
      .select(sql<number>`coalesce(sum(count), 0)`.as('count'))
      .where('name', '=', name)
      .where('version', '=', version)
      .where('day', '>', since);
  const opened = await sum('module_openings').executeTakeFirstOrThrow();
  const failed = await sum('module_failures').where('kind', '=', kind).executeTakeFirstOrThrow();
  return { openings: Number(opened.count), failures: Number(failed.count) };
};

/** What nobody compares with any more. */
export const forgetOpenings = async (db: Db): Promise<void> => {
  await db
    .deleteFrom('module_openings')
    .where('day', '<', dayOf(now() - watchedDays * day))
    .execute();
};
