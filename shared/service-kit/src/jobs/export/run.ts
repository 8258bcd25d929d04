import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { orderIn } from '../../calls/query.ts';
import { answered, type Resource } from '../../calls/resource.ts';
import { seenBy } from '../../calls/router.ts';
import { Problem } from '../../problem.ts';
import { orderSql, placeOf, rowsAfter } from '../../table/order.ts';
import { selectRows } from '../../table/record.ts';
import { changeOwn, lease } from '../claim.ts';
import type { StoredJob } from '../table.ts';
import { mayNotGoOn, type Work } from '../work.ts';
import { type Column, columnsFor } from './columns.ts';
import { writeCsv } from './csv.ts';
import { headOf, labelsIn } from './labels.ts';
import { exportedOf } from './part.ts';
import { printOf } from './print.ts';
import { wantedRows } from './rows.ts';
import type { SheetWriter } from './writer.ts';
import { writeXlsx } from './xlsx.ts';

/** Rows held at once. */
const batch = 200;

const writers = { csv: writeCsv, xlsx: writeXlsx };

const come = async ({ context, job }: Work, done: number) => {
  await changeOwn(context.jobsDb, job, { done, leaseUntil: Date.now() + lease });
  job.done = done;
};

/** One page of the records, with the rights of its moment. */
const pageOf = async ({ context, job, person }: Work, resource: Resource, print: string, after: string | undefined) => {
  const who = await person();
  if (printOf(resource, who) !== print) throw mayNotGoOn();
  const seen = seenBy(who, resource);
  const order = orderIn(seen, who, job.asked.sort);
  const where = [...wantedRows(seen, who, job.asked), ...(after === undefined ? [] : [rowsAfter(order, after)])];
  const rows = await selectRows(context.jobsDb, seen.table, { where, order: orderSql(order), limit: batch });
  const last = rows.length === batch ? rows.at(-1) : undefined;
  return {
    records: rows.map((row) => answered(resource, seen.table.read(row), who)),
    next: last && placeOf(order, last),
  };
};

const writePages = async (work: Work, resource: Resource, columns: Column[], writer: SheetWriter) => {
  const print = printOf(resource, await work.person());
  let done = 0;
  let after: string | undefined;
  do {
    work.signal.throwIfAborted();
    const { records, next } = await pageOf(work, resource, print, after);
    await writer.add(records.map((record) => columns.map(({ cell }) => cell(record))));
    done += records.length;
    await come(work, done);
    after = next;
  } while (after !== undefined);
};

const writeAll = async (work: Work, path: string): Promise<void> => {
  const { context, job } = work;
  const resource = exportedOf(context.resource({ name: job.col }), job.sub);
  const columns = columnsFor(resource, await work.person(), job.asked.fields);
  const names = headOf(columns, labelsIn(job.asked.labels));
  const writer = await writers[job.asked.format === 'xlsx' ? 'xlsx' : 'csv'](path, names);
  try {
    await writePages(work, resource, columns, writer);
    await writer.end();
  } catch (error) {
    await writer.give();
    throw error;
  }
};

const keyOf = ({ id }: StoredJob) => `exports/${id.slice(-2)}/${id}`;

const fileNameOf = ({ col, sub, asked, dateCreated }: StoredJob) => {
  const day = new Date(dateCreated * 1000).toISOString().slice(0, 10);
  return `${sub ? `${col}-${sub}` : col}-${day}.${asked.format === 'xlsx' ? 'xlsx' : 'csv'}`;
};

/** Writes the file of an export and puts it into the storage. What ended half-way begins again: nobody sees a half file. */
export const runExport = async (work: Work) => {
  const { context, job } = work;
  const path = join(context.storage.incoming, `export-${job.id}`);
  const fileKey = keyOf(job);
  // Noted before it is there, so that it is found again whatever happens.
  await changeOwn(context.jobsDb, job, { fileKey });
  try {
    await writeAll(work, path);
    const { size } = await stat(path);
    await context.storage.keep(path, fileKey).catch((error: unknown) => {
      context.log.error({ err: error, jobId: job.id }, 'the storage takes no file');
      throw new Problem(503, 'storage-unavailable', 'Files cannot be stored now', { retryAfter: 5 });
    });
    const print = printOf(exportedOf(context.resource({ name: job.col }), job.sub), await work.person());
    return { fileKey, fileName: fileNameOf(job), fileSize: size, total: job.done, print };
  } finally {
    await rm(path, { force: true });
  }
};
