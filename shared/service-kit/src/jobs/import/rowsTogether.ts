import { Problem } from '../../problem.ts';
import { type AuditEntry, auditAll, auditOfAct } from '../../writes/audit.ts';
import { deedsOf } from '../../writes/deeds.ts';
import { together } from '../../writes/together.ts';
import { Lost } from '../claim.ts';
import { refusal } from '../outcome.ts';
import type { Noted } from '../results.ts';
import { comeFurther } from '../work.ts';
import { lookAhead } from './ahead.ts';
import { good, type Reading, type ReadRow, read, stepOf } from './reading.ts';
import type { SheetRow } from './rows.ts';

/** Rows of one transaction at most, and about how long it may take: what it locks, others wait for. In milliseconds. */
export const rowsAtOnce = 250;
const maxLengthMs = 500;

/** Carries the results of a try out of the transaction that it undoes. */
class Tried extends Error {
  override name = 'Tried';
}

/** A name that was not found may be that of a record of a row before. */
const isSure = ({ said, faults }: ReadRow) =>
  Object.keys(faults).length === 0 &&
  Object.values(said.values).every(
    (value) => !(value && typeof value === 'object' && 'id' in value && value.id === null),
  );

/** Rows that went well, which the rows after them are compared with. */
const noteDone = ({ done }: Reading, { place, result, keyHash }: Noted) => {
  if (keyHash && good.has(result.outcome)) done.set(keyHash, Number(place));
};

const forgetDone = ({ done }: Reading, noted: Noted[]) => {
  for (const { keyHash, place } of noted) if (keyHash && done.get(keyHash) === Number(place)) done.delete(keyHash);
};

const take = async (reading: Reading, rows: SheetRow[], isTry: boolean, noted: Noted[]) => {
  const { work, importing } = reading;
  const { jobsDb, log } = work.context;
  const person = await work.person();
  const until = Date.now() + maxLengthMs;
  return together(jobsDb, isTry, async (trx, many) => {
    const said: ReadRow[] = [];
    for (const row of rows) said.push(await read(reading, trx, row, person));
    const ahead = await lookAhead(trx, importing, person, said);
    const audited: AuditEntry[] = [];
    for (const [at, row] of rows.entries()) {
      work.signal.throwIfAborted();
      if (Date.now() > until) break;
      const first = said[at];
      const is = first && isSure(first) ? first : await read(reading, trx, row, person);
      const step = stepOf(reading, is, ahead.of(row.row));
      const { place, keyHash, id, reported = (result) => result } = step;
      const note = (one: Noted) => {
        noted.push(one);
        noteDone(reading, one);
      };
      try {
        const { done, entries } = await many.part(() =>
          auditOfAct(trx, () => deedsOf(trx, () => step.act(trx, person))),
        );
        audited.push(...entries);
        const { done: result, deeds } = done;
        if (!isTry) ahead.written(deeds);
        note({ place, result: { row: row.row, ...result }, keyHash, ...(!isTry && { deeds }) });
      } catch (error) {
        // What the database refuses may be for another row's sake, and may have undone them all.
        if (!(error instanceof Problem)) throw error;
        note({ place, result: { row: row.row, ...reported(refusal(error, log, id)) }, keyHash });
      }
    }
    if (isTry) {
      await many.end();
      throw new Tried('undone on purpose');
    }
    const progress = await comeFurther(trx, work, noted);
    await many.end();
    await auditAll(trx, audited);
    return progress;
  });
};

/**
 * Takes rows in one transaction, each whole or not at all, and answers how many: as many as there is time for. Undefined where the
 * database takes them together not at all: then none was taken.
 */
export const takeTogether = async (reading: Reading, rows: SheetRow[], isTry: boolean): Promise<number | undefined> => {
  const { work, known } = reading;
  const noted: Noted[] = [];
  known.lookAgain();
  try {
    Object.assign(work.job, await take(reading, rows, isTry, noted));
    work.context.eventSink.wake();
  } catch (error) {
    if (error instanceof Tried) {
      Object.assign(work.job, await comeFurther(work.context.jobsDb, work, noted));
    } else {
      forgetDone(reading, noted);
      known.forget();
      if (work.signal.aborted || error instanceof Lost) throw error;
      work.context.log.debug({ err: error, jobId: work.job.id }, 'rows are taken one by one');
      return undefined;
    }
  }
  return noted.length;
};
