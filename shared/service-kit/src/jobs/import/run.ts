import type { DateOrder } from '@bidwright/contract-kit';
import { sql } from 'kysely';
import type { Row } from '../../connect.ts';
import type { End } from '../ended.ts';
import { startTrying, takeStep } from '../step.ts';
import { causeOf, type Work } from '../work.ts';
import { fileOf } from './file.ts';
import { createKnown } from './known.ts';
import type { Meanings } from './meanings.ts';
import { mappedColumns } from './read.ts';
import { good, type Reading, read, stepOf } from './reading.ts';
import { rowsOf, type SheetRow } from './rows.ts';
import { rowsAtOnce, takeTogether } from './rowsTogether.ts';
import { destinationOf } from './target.ts';

/** What was asked for, as `tryImport` has checked it. */
interface AskedImport extends Row {
  file: string;
  mapping: Record<string, string | null>;
  match: string[];
  dates?: Record<string, DateOrder>;
  meanings?: Meanings;
  empty: 'keep' | 'clear';
}

/** Rows that were done before the job went on here, by what tells that they are about the same record. */
const doneBefore = async ({ context, job }: Work): Promise<Map<string, number>> => {
  if (job.done === 0) return new Map();
  const { rows } = await sql<{ keyHash: string; row: number }>`select keyHash, ${sql.ref('row')}
    from background_job_results where jobId = ${job.id} and keyHash is not null
      and outcome in (${sql.join([...good])})`.execute(context.jobsDb);
  return new Map(rows.map(({ keyHash, row }) => [keyHash, row]));
};

/** Takes rows each in a transaction of its own. */
const takeEach = async (reading: Reading, rows: SheetRow[], isTry: boolean): Promise<void> => {
  const { work, done, known } = reading;
  const trying = isTry ? startTrying(work) : undefined;
  for (const row of rows) {
    work.signal.throwIfAborted();
    known.lookAgain();
    const step = stepOf(reading, await read(reading, work.context.jobsDb, row, await work.person()));
    const { outcome } = await (trying ? trying.take(step) : takeStep(work, step));
    if (step.keyHash !== null && good.has(outcome)) done.set(step.keyHash, row.row);
  }
  await trying?.end();
};

/** Takes rows until none is left. */
const takeAll = async (reading: Reading, rows: SheetRow[], isTry: boolean): Promise<void> => {
  for (let from = 0; from < rows.length; ) {
    reading.work.signal.throwIfAborted();
    const left = rows.slice(from);
    const taken = await takeTogether(reading, left, isTry);
    if (taken === undefined) await takeEach(reading, left, isTry);
    from += taken ?? left.length;
  }
};

/** Imports the rows of a file in their order, or only tries them. */
export const runImport = async (work: Work, isTry: boolean): Promise<End> => {
  const { context, job } = work;
  const { file: id, mapping, match, dates, meanings, empty } = job.asked as AskedImport;
  const resource = context.resource({ name: job.col });
  const to = destinationOf(resource, job.sub ? resource.subs.get(job.sub) : undefined);
  const file = await fileOf(context.jobsDb, job.ownerId, id);
  const { answerCall } = context;
  const reading: Reading = {
    work,
    importing: { to, answerCall, match, empty, cause: causeOf(job) },
    columns: mappedColumns(to, file.columns, mapping, { dates, meanings }),
    known: createKnown(context, isTry),
    done: await doneBefore(work),
  };
  let waiting: SheetRow[] = [];
  for await (const row of rowsOf(context.storage, file.storageKey, Number(job.place ?? 1))) {
    if (row.cells.some((cell) => cell.trim())) waiting.push(row);
    if (waiting.length < rowsAtOnce) continue;
    await takeAll(reading, waiting, isTry);
    waiting = [];
  }
  await takeAll(reading, waiting, isTry);
  return {};
};
