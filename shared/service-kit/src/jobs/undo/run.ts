import type { RecordResult } from '@bidwright/contract-kit';
import { sql } from 'kysely';
import type { Database } from '../../connect.ts';
import { parsed } from '../../table/codec.ts';
import type { Deed } from '../../writes/deeds.ts';
import type { End } from '../ended.ts';
import { type Step, startTrying, takeStep } from '../step.ts';
import { causeOf, type Work } from '../work.ts';
import { takeBack } from './takeBack.ts';

/** Rows read at once. */
const batch = 200;
const beyondAll = 2 ** 31 - 1;

interface MadeRow {
  seq: number;
  row: number | null;
  recordId: string | null;
  deeds: string;
}

/** What an import has written and nobody has taken back yet: the last first, as later rows may belong to earlier ones. */
async function* writtenBy(db: Database, jobId: string, from: number): AsyncGenerator<MadeRow> {
  for (let before: number | undefined = from; before !== undefined; ) {
    const { rows }: { rows: MadeRow[] } = await sql<MadeRow>`select seq, ${sql.ref('row')}, recordId, deeds
      from background_job_results where jobId = ${jobId} and seq < ${before} and deeds is not null
      order by seq desc limit ${batch}`.execute(db);
    yield* rows;
    before = rows.length === batch ? rows.at(-1)?.seq : undefined;
  }
}

const idsMadeBy = async (db: Database, jobId: string): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ recordId: string }>`select recordId from background_job_results
    where jobId = ${jobId} and outcome = 'created' and deeds is not null`.execute(db);
  return new Set(rows.map(({ recordId }) => recordId));
};

/** Takes back what an import has written, a row at a time, or only tries to. */
export const runUndo = async (work: Work, isTry: boolean): Promise<End> => {
  const { context, job, signal } = work;
  const jobId = String(job.asked.import);
  const made = await idsMadeBy(context.jobsDb, jobId);
  const trying = isTry ? startTrying(work) : undefined;
  const take = trying ? trying.take : (step: Step) => takeStep(work, step);
  for await (const { seq, row, recordId, deeds: stored } of writtenBy(
    context.jobsDb,
    jobId,
    Number(job.place ?? beyondAll),
  )) {
    signal.throwIfAborted();
    const deeds = parsed<Deed[]>(stored);
    const act: Step['act'] = async (trx, person): Promise<RecordResult> => {
      const by = { id: person.id, name: person.name, person, ...causeOf(job) };
      const result = await takeBack(trx, { context, person, by, made }, deeds.toReversed(), recordId);
      await sql`update background_job_results set deeds = null where jobId = ${jobId} and seq = ${seq}`.execute(trx);
      return result;
    };
    await take({ place: String(seq), id: recordId, ...(row !== null && { row }), act });
  }
  await trying?.end();
  return {};
};
