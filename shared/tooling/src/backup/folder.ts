import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The databases in a backup. */
export const dumpName = 'databases.sql.gz';

/** A backup that is being made ends like this; whoever finds one knows that it was cut short. */
export const unfinished = '.partial';

const stamp = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

/** The name of a backup: its time, without letters that a file may not have everywhere. */
export const stampOf = (time: Date): string => time.toISOString().replaceAll(/[:.]/g, '-');

const namesIn = async (into: string): Promise<string[]> => (await readdir(into)).toSorted();

const wholeIn = async (into: string): Promise<string[]> => (await namesIn(into)).filter((name) => stamp.test(name));

/** The youngest whole backup. */
export const latestIn = async (into: string): Promise<string | undefined> => {
  const name = (await wholeIn(into)).at(-1);
  return name && join(into, name);
};

const isPartial = (name: string) => name.endsWith(unfinished) && stamp.test(name.slice(0, -unfinished.length));

/** Removes what was cut short, and all whole backups but the youngest; nothing that is not a backup. */
export const removeOld = async (into: string, keep: number): Promise<void> => {
  const whole = await wholeIn(into);
  const old = [...(await namesIn(into)).filter(isPartial), ...whole.slice(0, Math.max(0, whole.length - keep))];
  for (const name of old) await rm(join(into, name), { recursive: true, force: true });
};
