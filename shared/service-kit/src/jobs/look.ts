import { has, type Job, type Outcome, outcomes, type Person, type RecordResult } from '@bidwright/contract-kit';
import { sql } from 'kysely';
import { flagIn, idIn, numberIn } from '../calls/body.ts';
import type { Row } from '../connect.ts';
import { Problem } from '../problem.ts';
import { now } from '../writes/newRecord.ts';
import type { JobContext } from './context.ts';
import { ownJob } from './own.ts';
import { resultsAfter } from './results.ts';
import { shownJob } from './shown.ts';
import { type JobRow, jobOf } from './table.ts';

const idOf = (after: unknown): string => {
  if (after === undefined || after === null) return '';
  if (typeof after === 'string' && /^[\w-]{36}$/.test(after)) return after;
  throw new Problem(400, 'bad-after', 'after is not the next of a page before');
};

/** The jobs of the person, or of everybody for an Admin who asks for `all`; the newest first. */
export const listJobs = async ({ db, name }: JobContext, person: Person, body: Row) => {
  const limit = numberIn(body, 'limit', [1, 200], 50);
  const after = idOf(body.after);
  const mine = flagIn(body, 'all') && has(person) ? sql`1 = 1` : sql`ownerId = ${person.id}`;
  const { rows } = await sql<JobRow>`select * from background_jobs
    where ${mine} ${after ? sql`and id < ${after}` : sql``} and expires > ${now()}
    order by id desc limit ${limit + 1}`.execute(db);
  const data: Job[] = rows.slice(0, limit).map((row) => shownJob(name, jobOf(row)));
  return { data, next: rows.length > limit ? (data.at(-1)?.id ?? null) : null };
};

export const getJob = async (context: JobContext, person: Person, body: Row) => ({
  data: shownJob(context.name, await ownJob(context, person, idIn(body, 'id'))),
});

const outcomesIn = (only: unknown): Outcome[] => {
  if (only === undefined || only === null) return [];
  const found = Array.isArray(only) ? outcomes.filter((one) => only.includes(one)) : [];
  if (Array.isArray(only) && found.length === new Set(only).size) return found;
  throw new Problem(400, 'bad-value', `outcomes must be a list of: ${outcomes.join(', ')}`);
};

const placeIn = (after: unknown): number => {
  const place = after === undefined || after === null ? 0 : Number(after);
  if (Number.isInteger(place) && place >= 0 && place < 2 ** 31) return place;
  throw new Problem(400, 'bad-after', 'after is not the next of a page before');
};

/** What became of the records of a job, in its order. */
export const getJobResults = async (context: JobContext, person: Person, body: Row) => {
  const { id } = await ownJob(context, person, idIn(body, 'id'));
  const limit = numberIn(body, 'limit', [1, 1000], 200);
  const { results, last } = await resultsAfter(context.db, id, placeIn(body.after), limit, outcomesIn(body.outcomes));
  return { data: results satisfies RecordResult[], next: last === null ? null : String(last) };
};

/** Stops a job: the record that is under way is not changed any more, those before it stay changed. */
export const cancelJob = async (context: JobContext, person: Person, body: Row) => {
  const { id } = await ownJob(context, person, idIn(body, 'id'));
  await sql`update background_jobs set state = 'cancelled', worker = null, leaseUntil = 0, dateUpdated = ${now()}
    where id = ${id} and state in ('queued', 'running')`.execute(context.db);
  return getJob(context, person, body);
};
