import { now } from '../clock.ts';
import type { Db } from '../tables.ts';
import { percentile } from './buckets.ts';
import { hourOf } from './traffic.ts';

/** Hours that are looked back upon, the one that runs included. */
const hours = 24;

/** How the services of modules were asked of late. */
export const recentCalls = async (db: Db) => {
  const end = hourOf(now());
  const rows = await db
    .selectFrom('module_calls')
    .select(['hour', 'name', 'version', 'bucket', 'count'])
    .where('hour', '>', end - hours)
    .execute();
  const byModule = Map.groupBy(rows, ({ name }) => name);
  return {
    /** In each hour, the earliest first, whatever the version was. */
    hourly: (name: string): number[] => {
      const sums = Array.from({ length: hours }, () => 0);
      for (const { hour, count } of byModule.get(name) ?? []) {
        const at = hour - end + hours - 1;
        sums[at] = (sums[at] ?? 0) + count;
      }
      return sums;
    },
    ofVersion: (name: string, version: string) => {
      const own = (byModule.get(name) ?? []).filter((row) => row.version === version);
      return { requests: own.reduce((sum, { count }) => sum + count, 0), p95: percentile(own, 0.95) };
    },
  };
};

/** Nobody asks for the day before yesterday. */
export const forgetCalls = async (db: Db): Promise<void> => {
  await db
    .deleteFrom('module_calls')
    .where('hour', '<', hourOf(now()) - 2 * hours)
    .execute();
};
