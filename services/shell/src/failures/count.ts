import type { FailureReport } from '@bidwright/contract-shell';
import { shellName } from '@bidwright/contract-shell';
import { sql } from 'kysely';
import shell from '../../package.json' with { type: 'json' };
import { now } from '../clock.ts';
import type { Db } from '../tables.ts';
import { impersonal, pathOf } from './impersonal.ts';

/** Names in the table are plain; others do not even compare. */
const isName = (text: string) => /^[\x21-\x7e]{1,60}$/.test(text);

const isKnown = async (db: Db, name: string, version: string): Promise<boolean> => {
  if (!isName(name) || !isName(version)) return false;
  if (name === shellName && version === shell.version) return true;
  const found = await db
    .selectFrom('module_versions')
    .select('name')
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst();
  return found !== undefined;
};

/** The version of the shell that this front door serves, as the page's version chip has it. */
export const ownVersion = shell.version;

/**
 * Counts one failure of a version in a browser, by day. What was never published is not counted: nobody could do anything
 * about it, and so the table has an end.
 */
export const countFailure = async (db: Db, failure: FailureReport): Promise<void> => {
  const { module: name, version, kind } = failure;
  if (!(await isKnown(db, name, version))) return;
  const seen = now();
  await db
    .insertInto('module_failures')
    .values({
      day: new Date(seen * 1000).toISOString().slice(0, 10),
      name,
      version,
      kind,
      count: 1,
      page: pathOf(failure.page),
      message: impersonal(failure.message ?? ''),
      lastSeen: seen,
    })
    .onDuplicateKeyUpdate({
      count: sql`count + 1`,
      page: sql`values(page)`,
      message: sql`values(message)`,
      lastSeen: seen,
    })
    .execute();
};
