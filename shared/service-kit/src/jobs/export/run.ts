import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { orderIn } from '../../calls/query.ts';
import { answered } from '../../calls/resource.ts';
import { seenBy } from '../../calls/router.ts';
import type { Row } from '../../connect.ts';
import { Problem } from '../../problem.ts';
import { orderSql, placeOf, rowsAfter } from '../../table/order.ts';
import { recordOf, selectRows } from '../../table/record.ts';
import { changeOwn, lease } from '../claim.ts';
import type { StoredJob } from '../table.ts';
import { mayNotGoOn, type Work } from '../work.ts';
import { columnsFor } from './columns.ts';
import { writeCsv } from './csv.ts';
import { printOf } from './print.ts';
import { wantedRows } from './rows.ts';
import type { SheetWriter } from './writer.ts';

/** Rows held at once. */
const batch = 200;

const writers = {
  csv: writeCsv,
  // Its library is large: it is loaded only where it is used.
  xlsx: async (path: string, names: string[]) => (await import('./xlsx.ts')).writeXlsx(path, names),
};

const come = async ({ room, job }: Work, done: number) => {
  await changeOwn(room.jobsDb, job, { done, leaseUntil: Date.now() + lease });
  job.done = done;
};

/** Writes page after page, each with the rights of its moment. */
const writeAll = async (work: Work, path: string): Promise<void> => {
  const { room, job, signal } = work;
  const { asked } = job;
  const resource = room.resource({ name: job.col });
  const before = printOf(resource, await work.person());
  const columns = columnsFor(resource, await work.person(), asked.fields);
  const format = asked.format === 'xlsx' ? 'xlsx' : 'csv';
  const writer: SheetWriter = await writers[format](
    path,
    columns.map(({ name }) => name),
  );
  try {
    let done = 0;
    for (let after: string | undefined, more = true; more; ) {
      signal.throwIfAborted();
      const person = await work.person();
      if (printOf(resource, person) !== before) throw mayNotGoOn();
      const { table } = seenBy(person, resource);
      const order = orderIn({ ...resource, table }, person, asked.sort);
      const where = [...wantedRows({ ...resource, table }, person, asked), ...(after ? [rowsAfter(order, after)] : [])];
      const rows: Row[] = await selectRows(room.jobsDb, table, { where, order: orderSql(order), limit: batch });
      const records = rows.map((row) => answered(resource, recordOf(table, row), person));
      await writer.add(records.map((record) => columns.map(({ cell }) => cell(record))));
      done += rows.length;
      await come(work, done);
      const last = rows.at(-1);
      more = rows.length === batch;
      after = last && placeOf(order, last);
    }
    await writer.end();
  } catch (error) {
    await writer.give();
    throw error;
  }
};

const keyOf = ({ id }: StoredJob) => `exports/${id.slice(-2)}/${id}`;

const fileNameOf = ({ col, asked, dateCreated }: StoredJob) => {
  const day = new Date(dateCreated * 1000).toISOString().slice(0, 10);
  return `${col}-${day}.${asked.format === 'xlsx' ? 'xlsx' : 'csv'}`;
};

/** Writes the file of an export and puts it into the storage. What ended half-way begins again: nobody sees a half file. */
export const runExport = async (work: Work) => {
  const { room, job } = work;
  const path = join(room.storage.incoming, `export-${job.id}`);
  const fileKey = keyOf(job);
  // Noted before it is there, so that it is found again whatever happens.
  await changeOwn(room.jobsDb, job, { fileKey });
  try {
    await writeAll(work, path);
    const { size } = await stat(path);
    await room.storage.keep(path, fileKey).catch((error: unknown) => {
      room.log.error({ err: error, jobId: job.id }, 'the storage takes no file');
      throw new Problem(503, 'storage-unavailable', 'Files cannot be stored now', { retryAfter: 5 });
    });
    const print = printOf(room.resource({ name: job.col }), await work.person());
    return { fileKey, fileName: fileNameOf(job), fileSize: size, total: job.done, print };
  } finally {
    await rm(path, { force: true });
  }
};
