import type { Outcome, RecordResult } from '@bidwright/contract-kit';
import { sql } from 'kysely';
import type { Database } from '../connect.ts';
import { parsed } from '../table/codec.ts';
import { insertRows } from '../table/insert.ts';
import { isId } from '../table/value.ts';
import type { Deed } from '../writes/deeds.ts';

/** What became of one record, and how far the job has come with it. */
export interface Noted {
  place: string;
  result: RecordResult;
  /** Tells rows of a file that are about the same record. */
  keyHash?: string | null;
  /** What takes it back. */
  deeds?: Deed[];
}

/** Keeps what became of records of a job, from its `first` on. */
export const noteResults = (trx: Database, jobId: string, first: number, noted: Noted[]): Promise<void> =>
  insertRows(
    trx,
    'background_job_results',
    noted.map(({ result: { row, id, outcome, version, reason, fields }, keyHash = null, deeds = [] }, at) => ({
      jobId,
      seq: first + at,
      row: row ?? null,
      recordId: isId(id) ? id : null,
      outcome,
      version: version ?? null,
      reason: reason?.slice(0, 500) ?? null,
      fields: fields ? JSON.stringify(fields) : null,
      keyHash,
      deeds: deeds.length > 0 ? JSON.stringify(deeds) : null,
    })),
  );

interface StoredResult {
  seq: number;
  row: number | null;
  recordId: string | null;
  outcome: Outcome;
  version: number | null;
  reason: string | null;
  fields: string | null;
}

const resultOf = ({ row, recordId, outcome, version, reason, fields }: StoredResult): RecordResult => ({
  ...(row !== null && { row }),
  id: recordId,
  outcome,
  ...(version !== null && { version }),
  ...(reason !== null && { reason }),
  ...(fields !== null && { fields: parsed<NonNullable<RecordResult['fields']>>(fields) }),
});

/** Results of a job in their order, after the n-th; of some outcomes where they are named. */
export const resultsAfter = async (
  db: Database,
  jobId: string,
  after: number,
  limit: number,
  only: readonly Outcome[] = [],
): Promise<{ results: RecordResult[]; last: number | null }> => {
  const among = only.length > 0 ? sql`and outcome in (${sql.join(only)})` : sql``;
  const { rows } = await sql<StoredResult>`select seq, ${sql.ref('row')}, recordId, outcome, version, reason, fields
    from background_job_results where jobId = ${jobId} and seq > ${after} ${among}
    order by seq limit ${limit}`.execute(db);
  return { results: rows.map(resultOf), last: rows.length === limit ? (rows.at(-1)?.seq ?? null) : null };
};
