import type { FailureReport } from '@bidwright/contract-shell';
import { shellName } from '@bidwright/contract-shell';
import { sql } from 'kysely';
import shell from '../../package.json' with { type: 'json' };
import { now } from '../clock.ts';
import { isPublishable } from '../registry/names.ts';
import type { Db } from '../tables.ts';
import { impersonal, pathOf } from './impersonal.ts';
import type { KeptDetails } from './keptDetails.ts';

/** The version of the shell that this front door serves, as the page's version chip has it. */
export const ownVersion = shell.version;

/** What is counted of a report. */
export type CountedFailure = Pick<FailureReport, 'module' | 'version' | 'kind' | 'page' | 'message'>;

/** The version as the registry knows it; undefined: it was never published. */
const keptVersion = async (db: Db, name: string, version: string): Promise<string | undefined> => {
  if (!isPublishable(name) || !isPublishable(version)) return undefined;
  const found = await db
    .selectFrom('module_versions')
    .select('version')
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst();
  if (found || name !== shellName || version !== ownVersion) return found?.version;
  const running = await db.selectFrom('modules').select('activeVersion').where('name', '=', name).executeTakeFirst();
  return running?.activeVersion ?? ownVersion;
};

/** Whether a failure is the first of its kind of that version on the day. `unknown`: of a version that was never published. */
export type Counted = 'first' | 'again' | 'unknown';

/**
 * Counts one failure of a version in a browser, by day. What was never published is not counted: nobody could do anything about it,
 * and so the table has an end.
 */
export const countFailure = async (
  db: Db,
  failure: CountedFailure,
  details: KeptDetails | null = null,
): Promise<Counted> => {
  const { module: name, kind } = failure;
  const version = await keptVersion(db, name, failure.version);
  if (!version) return 'unknown';
  const seen = now();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('module_failures')
    .values({
      day: new Date(seen * 1000).toISOString().slice(0, 10),
      name,
      version,
      kind,
      count: 1,
      page: pathOf(failure.page),
      message: impersonal(failure.message ?? ''),
      details: details && JSON.stringify(details),
      lastSeen: seen,
    })
    .onDuplicateKeyUpdate({
      count: sql`count + 1`,
      page: sql`values(page)`,
      message: sql`values(message)`,
      details: sql`coalesce(values(details), details)`,
      lastSeen: seen,
    })
    .executeTakeFirstOrThrow();
  // One row is added, and counts as two where one is there.
  return numInsertedOrUpdatedRows === 1n ? 'first' : 'again';
};
