import { areCopiesPulled } from '@bidwright/service-kit';
import { minute } from '../../clock.ts';
import type { Door } from '../../door.ts';
import { repeat } from '../../repeat.ts';
import type { Db } from '../../tables.ts';
import { copies } from '../../watched/copies.ts';
import { addDays, daysUntil, timeIn } from './days.ts';
import { sendDigests } from './digest.ts';
import { remind } from './reminders.ts';
import { forgetOld } from './retention.ts';

type Given = Pick<Door['settings'], 'FIRM_ZONE' | 'DIGEST_HOUR' | 'TODAY' | 'SERVICES'>;

/** Days that are caught up on after nothing ran for a while. */
const longestGap = 7;

const lastRun = async (db: Db, job: string): Promise<string | undefined> =>
  (await db.selectFrom('daily_runs').select('day').where('job', '=', job).executeTakeFirst())?.day;

/** The days of a job that are still to be done, up to today. */
const daysToDo = (last: string | undefined, today: string): string[] => {
  const gap = last === undefined ? 1 : Math.min(daysUntil(today, last), longestGap);
  return Array.from({ length: Math.max(gap, 0) }, (_, at) => addDays(today, at + 1 - gap));
};

/** Each of its days is done whole; one that was cut short, or is not `whole`, is done again, which the jobs must bear. */
const runDays = async (db: Db, job: string, today: string, run: (day: string) => Promise<void>, whole = true) => {
  for (const day of daysToDo(await lastRun(db, job), today)) {
    await run(day);
    if (!whole) continue;
    await db.insertInto('daily_runs').values({ job, day }).onDuplicateKeyUpdate({ day }).execute();
  }
};

/** Does what is to be done once a day, when its time has come. */
export const runDue = async (db: Db, { FIRM_ZONE, DIGEST_HOUR, TODAY, SERVICES }: Given): Promise<void> => {
  const { date, hour } = timeIn(FIRM_ZONE);
  const today = TODAY || date;
  // Asked before: what is pulled while the reminders are made may have come too late for them.
  const whole = await areCopiesPulled(db, copies, Object.keys(SERVICES));
  await runDays(db, 'reminders', today, (day) => remind(db, day), whole);
  if (hour >= DIGEST_HOUR) await runDays(db, 'digest', today, () => sendDigests(db));
  await runDays(db, 'retention', today, () => forgetOld(db));
};

/** Looks every minute whether a day's work is to be done. Several front doors may do it at once. */
export const daily = ({ db, log, settings, stopping }: Pick<Door, 'db' | 'log' | 'settings' | 'stopping'>): void => {
  repeat({ log, stopping }, minute * 1000, 'the work of the day cannot be done', () => runDue(db, settings));
};
