import { sql } from 'kysely';
import type { Database } from '../connect.ts';
import type { Service } from '../service.ts';
import { transact } from '../writes/transact.ts';
import { addDays } from './days.ts';

/** Days that are caught up on after nothing ran for a while. */
const maxDays = 7;

/** The last day of a job that is done, for who has it alone; undefined where another instance is at it. */
const lockedRun = async (trx: Database, job: string): Promise<string | undefined> => {
  const { rows } = await sql<{ day: string }>`select day from daily_runs
    where job = ${job} for update skip locked`.execute(trx);
  return rows[0]?.day;
};

/** Does one more day of a job, as long as there is one to be done. False: there is none, or another instance does it. */
const runOne = (
  { db, eventSink }: Pick<Service, 'db' | 'eventSink'>,
  job: string,
  today: string,
  after: string,
  { run, isWhole }: { run: DayRun; isWhole: boolean },
): Promise<string | undefined> =>
  transact(db, eventSink, async (trx) => {
    const last = await lockedRun(trx, job);
    if (last === undefined) return undefined;
    const oldest = addDays(today, -maxDays);
    const day = addDays([last, after, oldest].toSorted().at(-1) ?? oldest, 1);
    if (day > today) return undefined;
    await run(day, trx);
    if (isWhole) await sql`update daily_runs set day = ${day} where job = ${job}`.execute(trx);
    return day;
  });

/** The work of a day; what it writes in `trx` is kept together with the note that the day is done. */
export type DayRun = (day: string, trx: Database) => Promise<unknown>;

/**
 * Does what a job has to do on each day up to today that is not done yet, a week at most; the first time today alone. Several
 * instances may try at once: one does it. A day that is not `isWhole` is done again later, which the job must bear.
 */
export const runDays = async (
  service: Pick<Service, 'db' | 'eventSink'>,
  job: string,
  today: string,
  run: DayRun,
  isWhole = true,
): Promise<void> => {
  const { rows } = await sql`select 1 from daily_runs where job = ${job}`.execute(service.db);
  // Only a new one is written: the row of another is locked while an instance does its work.
  if (rows.length === 0)
    await sql`insert ignore into daily_runs (job, day) values (${job}, ${addDays(today, -1)})`.execute(service.db);
  for (let after: string | undefined = ''; after !== undefined; )
    after = await runOne(service, job, today, after, { run, isWhole });
};
