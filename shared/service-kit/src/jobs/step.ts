import type { Person, RecordResult } from '@bidwright/contract-kit';
import type { Database } from '../connect.ts';
import { deedsOf } from '../writes/deeds.ts';
import { untilWritten } from '../writes/transact.ts';
import { refusal } from './outcome.ts';
import type { Noted } from './results.ts';
import { comeFurther, type Work } from './work.ts';

/** Carries the result of a try out of the transaction that it undoes. */
class Undone extends Error {
  override name = 'Undone';
  readonly result: RecordResult;

  constructor(result: RecordResult) {
    super('undone on purpose');
    this.result = result;
  }
}

/** What is to be done about one record. */
export interface Step {
  /** How far the job has come afterwards. */
  place: string;
  /** The record's id, as far as it is known. */
  id: string | null;
  /** The row of the file. */
  row?: number;
  keyHash?: string | null;
  act(trx: Database, person: Person): Promise<RecordResult>;
  /** What is said of a refusal. */
  reported?(result: RecordResult): RecordResult;
}

/**
 * One record in one transaction: its change with all that goes with it, its result and the job's progress, or none of
 * them. Rows of an import share one, see `takeTogether`, unless the database does not take them so.
 */
const change = async (work: Work, { place, row, keyHash, act }: Step, person: Person, isTry: boolean) => {
  const { jobsDb } = work.context;
  return untilWritten(jobsDb, () =>
    jobsDb.transaction().execute(async (trx) => {
      const { done, deeds } = await deedsOf(trx, () => act(trx, person));
      const result = { ...(row !== undefined && { row }), ...done };
      if (isTry) throw new Undone(result);
      const noted = { place, result, keyHash, ...(work.job.kind === 'import' && { deeds }) };
      return { result, progress: await comeFurther(trx, work, [noted]) };
    }),
  );
};

/** Does one record of a job and answers what became of it. Refusals are results as well. */
export const takeStep = async (work: Work, step: Step): Promise<RecordResult> => {
  const { context } = work;
  const person = await work.person();
  const { place, row, keyHash, id, reported = (result) => result } = step;
  try {
    const { result, progress } = await change(work, step, person, false);
    Object.assign(work.job, progress);
    context.eventSink.wake();
    return result;
  } catch (error) {
    const result = { ...(row !== undefined && { row }), ...reported(refusal(error, context.log, id)) };
    Object.assign(work.job, await comeFurther(context.jobsDb, work, [{ place, result, keyHash }]));
    return result;
  }
};

/** Tries are noted so many at a time, and after so many milliseconds: nothing is lost with those that are not. */
const max = 100;
const maxLength = 500;

/** Tries records of a job: each is done and undone. */
export const startTrying = (work: Work) => {
  let noted: Noted[] = [];
  let since = Date.now();
  const end = async () => {
    if (noted.length > 0) Object.assign(work.job, await comeFurther(work.context.jobsDb, work, noted));
    noted = [];
    since = Date.now();
  };
  return {
    /** Answers what would become of a record. */
    take: async (step: Step): Promise<RecordResult> => {
      const person = await work.person();
      const { place, row, keyHash, id, reported = (result) => result } = step;
      const result = await change(work, step, person, true).then(
        ({ result: kept }) => kept,
        (error: unknown) => {
          if (error instanceof Undone) return error.result;
          return { ...(row !== undefined && { row }), ...reported(refusal(error, work.context.log, id)) };
        },
      );
      noted.push({ place, result, keyHash });
      if (noted.length >= max || Date.now() - since > maxLength) await end();
      return result;
    },
    /** Notes the last ones. */
    end,
  };
};
