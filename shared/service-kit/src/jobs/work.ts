import type { Counts, Person, RecordResult } from '@bidwright/contract-kit';
import type { Database } from '../connect.ts';
import { Problem } from '../problem.ts';
import type { Author } from '../writes/author.ts';
import { changeOwn, lease } from './claim.ts';
import type { JobContext } from './context.ts';
import { type Noted, noteResults } from './results.ts';
import type { StoredJob } from './table.ts';

/** A job that a worker is at. */
export interface Work {
  context: JobContext;
  job: StoredJob;
  /** Aborted when the job is lost or the service stops. */
  signal: AbortSignal;
  /** Who started it, as of now. */
  person(): Promise<Person>;
}

/** Who started a job may not go on with it. */
export const mayNotGoOn = () => new Problem(403, 'not-any-more', 'The account that started this may not go on with it');

/** So long what was known of a person counts when nobody can say who somebody is: as long as a token. In milliseconds. */
const maxWaitMs = 60_000;
const shortest = 1000;

/**
 * Asks who the person is now, at most once a second. A program has no record that could say so: what it began with a key goes on with
 * the rights of that moment.
 */
export const personOfJob = (context: JobContext, { person }: StoredJob): Work['person'] => {
  let known = person;
  let asked = 0;
  let heard = Date.now();
  return async () => {
    if (Date.now() - asked < shortest) return known;
    asked = Date.now();
    try {
      const found = known.program ? known : await context.whoIs(known);
      if (!found) throw mayNotGoOn();
      known = found;
      heard = Date.now();
    } catch (error) {
      if (error instanceof Problem && error.code === 'not-any-more') throw error;
      if (Date.now() - heard > maxWaitMs) throw error;
    }
    return known;
  };
};

/** What records are written in the course of. */
export type Cause = Pick<Author, 'requestId' | 'job'>;

export const causeOf = ({ id, requestId }: StoredJob): Cause => ({ requestId: requestId ?? undefined, job: id });

const added = (counts: Counts, { outcome }: RecordResult): Counts => ({
  ...counts,
  [outcome]: (counts[outcome] ?? 0) + 1,
});

/**
 * Notes what became of records, and that the job has come further. In the transaction of a record's change, so that
 * whatever ends the process the two agree; another worker's job is not touched.
 */
export const comeFurther = async (
  trx: Database,
  { job }: Work,
  noted: Noted[],
): Promise<Pick<StoredJob, 'place' | 'done' | 'counts'>> => {
  const place = noted.at(-1)?.place ?? job.place;
  const done = job.done + noted.length;
  const counts = noted.reduce((sum, { result }) => added(sum, result), job.counts);
  await changeOwn(trx, job, { place, done, counts: JSON.stringify(counts), claims: 0, leaseUntil: Date.now() + lease });
  await noteResults(trx, job.id, job.done + 1, noted);
  return { place, done, counts };
};
