import { day, now } from '../clock.ts';
import type { Db } from '../tables.ts';

const dayOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);

/** Failures of the last seven days, the newest first. */
export const recentFailures = (db: Db) =>
  db
    .selectFrom('module_failures')
    .select(['name', 'version', 'kind', 'day', 'count', 'page', 'message'])
    .where('day', '>', dayOf(now() - 7 * day))
    .orderBy('day', 'desc')
    .orderBy('count', 'desc')
    .execute();

/** What happened more than a quarter of a year ago helps nobody. */
export const forgetFailures = async (db: Db): Promise<void> => {
  await db
    .deleteFrom('module_failures')
    .where('day', '<', dayOf(now() - 92 * day))
    .execute();
};
