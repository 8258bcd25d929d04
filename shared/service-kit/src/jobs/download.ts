import { pipeline } from 'node:stream/promises';
import { has, type Person } from '@bidwright/contract-kit';
import { create as disposition } from 'content-disposition';
import type { Request, Response } from 'express';
import { personOf } from '../caller.ts';
import { storageProblem } from '../files/refusals.ts';
import { Problem } from '../problem.ts';
import { isId } from '../table/value.ts';
import { exportedOf } from './export/part.ts';
import { printOf } from './export/print.ts';
import { refusedRows } from './import/errors.ts';
import { noJob, ownJob } from './own.ts';
import type { JobRoom } from './room.ts';
import type { StoredJob } from './table.ts';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const headers = (name: string) => ({
  'content-type': name.endsWith('.xlsx') ? xlsx : 'text/csv; charset=utf-8',
  'content-disposition': disposition(name),
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, no-store',
});

const reached = async (room: JobRoom, request: Request<{ id: string }>): Promise<[StoredJob, Person]> => {
  const person = personOf(request, room);
  const { id } = request.params;
  if (!isId(id)) throw noJob();
  return [await ownJob(room, person, id), person];
};

/** A file may say more than its owner may read by now; an Admin reads all. */
const mustStillRead = (room: JobRoom, person: Person, { col, sub, print }: StoredJob) => {
  if (has(person) || printOf(exportedOf(room.resource({ name: col }), sub), person) === print) return;
  throw new Problem(403, 'rights-changed', 'What you may read has changed since: please export again');
};

/** Sends the file that a job has made. */
export const downloadFile =
  (room: JobRoom) =>
  async (request: Request<{ id: string }>, response: Response): Promise<void> => {
    const [job, person] = await reached(room, request);
    const { state, fileKey, fileName, fileSize } = job;
    if (state !== 'done' || !fileKey || !fileName) throw new Problem(404, 'no-file', 'This job has made no file');
    mustStillRead(room, person, job);
    const file = await room.storage.read(fileKey).catch((error: unknown) => {
      room.log.error({ err: error, jobId: job.id }, 'the storage gives no file');
      throw storageProblem(error);
    });
    response.set({ ...headers(fileName), 'content-length': String(fileSize) });
    await pipeline(file, response);
  };

/** Sends the rows of an import that were refused, each with the reason, so that they can be mended and sent again. */
export const downloadErrors =
  (room: JobRoom) =>
  async (request: Request<{ id: string }>, response: Response): Promise<void> => {
    const [job] = await reached(room, request);
    const rows = await refusedRows(room, job);
    response.set(headers(`${job.col}-errors.csv`));
    await pipeline(rows, response);
  };
