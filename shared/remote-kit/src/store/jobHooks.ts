import {
  type BulkUpdate,
  type Counts,
  type ExportRecords,
  type ImportFile,
  type ImportSheet,
  type Job,
  type JobCall,
  type JobKind,
  maxAtOnce,
  type Outcome,
  type RecordResult,
  type SheetFile,
  type Touched,
  type TryImport,
  type UndoImport,
} from '@bidwright/contract-kit';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { type Answer, answerIn } from './answerIn.ts';
import { failureOf } from './baseQuery.ts';
import type { CollectionApi } from './collectionApi.ts';
import { type Reading, reading } from './reading.ts';

/** What `bulkUpdate` answers: what it would be about, what became of each record, or the job that goes on. */
export interface BulkAnswer {
  records?: number;
  permitted?: number;
  fields?: number;
  results?: RecordResult[];
  counts?: Counts;
  job?: Job;
}

/** Between two looks at a job that goes on, in milliseconds. */
const pollMs = 700;

/** Kinds of jobs after which the records are as before. */
const unwritten: ReadonlySet<JobKind> = new Set(['export', 'tryImport', 'tryUndo']);

interface Writing {
  isIdempotent?: boolean;
  /** What pages read anew after the call. */
  changes?: Touched[];
}

/** Values that were set before are found unchanged. Not so versions, records that are chosen by what is changed, and jobs, of which there would be two. */
const setsOnly = ({ ids, preview }: BulkUpdate) =>
  preview || (ids && ids.length <= maxAtOnce && ids.every((one) => typeof one === 'string'));

const again: Writing = { isIdempotent: true };

const isOver = (job: Job | undefined) => job !== undefined && job.state !== 'queued' && job.state !== 'running';

/** Takes a table for an import, and answers what is in it. */
const sendTable = async (service: string, file: File): Promise<Answer<ImportFile>> => {
  try {
    const response = await fetch(`/api/${service}/files/imports?name=${encodeURIComponent(file.name)}`, {
      method: 'POST',
      headers: { 'content-type': file.type || 'application/octet-stream' },
      body: file,
    });
    return response.ok ? { data: (await response.json()).data } : { error: await failureOf(response) };
  } catch {
    return { error: { code: 'offline', message: 'The server cannot be reached' } };
  }
};

/** The hooks for work on many records of a service: bulk updates, exports, imports, and the jobs that go on for them. */
export const jobHooks = (api: CollectionApi) => ({
  /** A job as it goes on; looked at again and again until it is over. Then the lists of its records are read anew. */
  useJob: (id: string | undefined): Job | undefined => {
    const { data, currentData } = api.useJobQuery(id ?? skipToken, {
      pollingInterval: pollMs,
      skipPollingIfUnfocused: false,
    });
    const job = currentData ?? (data?.id === id ? data : undefined);
    const over = isOver(job);
    const refresh = api.useRefreshMutation()[0];
    const col = job && over && !unwritten.has(job.kind) ? job.col : undefined;
    useEffect(() => {
      if (col) void refresh(col);
    }, [col, refresh]);
    return job;
  },

  /** The person's own jobs, the newest first. */
  useOwnJobs: (limit: number): Reading<Job[]> => {
    const call = { call: 'listJobs', body: { limit } };
    return reading<Job[]>(api.useReadQuery(call, { refetchOnMountOrArgChange: true }));
  },

  useJobCalls: () => {
    const [send] = api.useAskMutation();
    const ask = async <T>(call: JobCall, body: object, more: Writing = {}): Promise<Answer<T>> =>
      answerIn<T>(await send({ call, body, ...more }));
    return {
      bulkUpdate: (body: BulkUpdate) =>
        ask<BulkAnswer>('bulkUpdate', body, {
          isIdempotent: setsOnly(body),
          changes: body.preview ? [] : [{ col: body.col }],
        }),
      exportRecords: (body: ExportRecords) => ask<Job>('exportRecords', body),
      sendTable: (file: File) => sendTable(api.reducerPath, file),
      importSheet: (body: ImportSheet) => ask<SheetFile>('importSheet', body, again),
      tryImport: (body: TryImport) => ask<Job>('tryImport', body),
      runImport: (id: string) => ask<Job>('runImport', { id }, again),
      undoImport: (body: UndoImport) => ask<Job>('undoImport', body, body.preview ? {} : again),
      cancel: (id: string) => ask<Job>('cancelJob', { id }, again),
      /** The first records of a job that came to one of these ends. */
      results: (id: string, outcomes: Outcome[]) =>
        ask<RecordResult[]>('getJobResults', { id, outcomes, limit: maxAtOnce }, again),
    };
  },
});
