import { pipeline } from 'node:stream/promises';
import { has, type Person } from '@bidwright/contract-kit';
import { create as disposition } from 'content-disposition';
import type { Request, Response } from 'express';
import { personOf } from '../caller.ts';
import { storageProblem } from '../files/refusals.ts';
import { Problem } from '../problem.ts';
import { isId } from '../table/value.ts';
import type { JobContext } from './context.ts';
import { exportedOf } from './export/part.ts';
import { printOf } from './export/print.ts';
import { refusedRows } from './import/errors.ts';
import { noJob, ownJob } from './own.ts';
import type { StoredJob } from './table.ts';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const headers = (name: string) => ({
  'content-type': name.endsWith('.xlsx') ? xlsx : 'text/csv; charset=utf-8',
  'content-disposition': disposition(name),
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, no-store',
});

const reached = async (context: JobContext, request: Request<{ id: string }>): Promise<[StoredJob, Person]> => {
  const person = personOf(request);
  const { id } = request.params;
  if (!isId(id)) throw noJob();
  return [await ownJob(context, person, id), person];
};

/** A file may say more than its owner may read by now; an Admin reads all. */
const mustStillRead = (context: JobContext, person: Person, { col, sub, print }: StoredJob) => {
  if (has(person) || printOf(exportedOf(context.resource({ name: col }), sub), person) === print) return;
  throw new Problem(403, 'rights-changed', 'What you may read has changed since: please export again');
};

/** Sends the file that a job has made. */
export const downloadFile =
  (context: JobContext) =>
  async (request: Request<{ id: string }>, response: Response): Promise<void> => {
    const [job, person] = await reached(context, request);
    const { state, fileKey, fileName, fileSize } = job;
    if (state !== 'done' || !fileKey || !fileName) throw new Problem(404, 'no-file', 'This job has made no file');
    mustStillRead(context, person, job);
    const file = await context.storage.read(fileKey).catch((error: unknown) => {
      context.log.error({ err: error, jobId: job.id }, 'the storage gives no file');
      throw storageProblem(error);
    });
    response.set({ ...headers(fileName), 'content-length': String(fileSize) });
    await pipeline(file, response);
  };

/** Sends the rows of an import that were refused, each with the reason, so that they can be mended and sent again. */
export const downloadErrors =
  (context: JobContext) =>
  async (request: Request<{ id: string }>, response: Response): Promise<void> => {
    const [job] = await reached(context, request);
    const rows = await refusedRows(context, job, String(request.query.language ?? 'en'));
    response.set(headers(`${job.col}-errors.csv`));
    await pipeline(rows, response);
  };
