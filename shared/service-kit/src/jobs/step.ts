import type { Person, RecordResult } from '@bidwright/contract-kit';
import type { Database } from '../connect.ts';
import { untilWritten } from '../writes/transact.ts';
import { refusal } from './outcome.ts';
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
  told?(result: RecordResult): RecordResult;
}

/**
 * One record in one transaction: its change with all that goes with it, its result and the job's progress, or none of
 * them. Records do not share a transaction, since the end of the audit's chain stays locked until it ends.
 */
const change = async (work: Work, { place, row, keyHash, act }: Step, person: Person, isTry: boolean) => {
  const { jobsDb } = work.room;
  return untilWritten(jobsDb, () =>
    jobsDb.transaction().execute(async (trx) => {
      const result = { ...(row !== undefined && { row }), ...(await act(trx, person)) };
      if (isTry) throw new Undone(result);
      return comeFurther(trx, work, place, result, keyHash);
    }),
  );
};

/** Does one record of a job, or only tries it and undoes it. Refusals are results as well. */
export const takeStep = async (work: Work, step: Step, isTry = false): Promise<void> => {
  const { room } = work;
  const person = await work.person();
  const { place, row, keyHash, id, told = (result) => result } = step;
  try {
    Object.assign(work.job, await change(work, step, person, isTry));
    room.outlet.poke();
  } catch (error) {
    const result = error instanceof Undone ? error.result : told(refusal(error, room.log, id));
    const noted = { ...(row !== undefined && { row }), ...result };
    Object.assign(work.job, await comeFurther(room.jobsDb, work, place, noted, keyHash));
  }
};
