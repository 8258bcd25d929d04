import { type ExportFormat, exportFormats, type Job, manyRight, maxExportedAtOnce } from '@bidwright/contract-kit';
import { mustBeAllowed } from '../../calls/access.ts';
import { orderIn } from '../../calls/query.ts';
import { Problem } from '../../problem.ts';
import { countRows } from '../../table/record.ts';
import { audit, entryOf } from '../../writes/audit.ts';
import type { JobAsked } from '../asked.ts';
import { idsIn } from '../bulk/asked.ts';
import { claim, lease } from '../claim.ts';
import { startedJob } from '../context.ts';
import { runJob } from '../run.ts';
import { addJob } from '../table.ts';
import { columnsFor } from './columns.ts';
import { labelsIn } from './labels.ts';
import { exportedOf } from './part.ts';
import { wantedRows } from './rows.ts';

/** Rows of one file at most: what spreadsheets open. */
const max = 1_000_000;

const formatIn = (format: unknown = 'csv'): ExportFormat => {
  const found = exportFormats.find((one) => one === format);
  if (!found) throw new Problem(400, 'bad-value', `format must be one of: ${exportFormats.join(', ')}`);
  return found;
};

/** Who took what out of the firm's records. What was looked for in secret ones is not repeated. */
const auditOf = ({ by, resource, body }: JobAsked, columns: string[], rows: number) => {
  const { collection } = resource;
  const found = {
    columns,
    rows,
    ...(!collection.secret && { where: body.where ?? null, search: body.search ?? null }),
  };
  const changes = Object.fromEntries(Object.entries(found).map(([name, to]) => [name, { from: null, to }]));
  return entryOf(by, 'exported', collection.name, { changes });
};

/** Writes the records that were chosen into a file: before the answer where they are few, else by a job. */
export const exportRecords = async (asked: JobAsked): Promise<Job> => {
  const { context, db, person, body, by } = asked;
  const resource = exportedOf(asked.resource, body.sub);
  const { collection, table } = resource;
  mustBeAllowed(collection.rights.read, person, table);
  mustBeAllowed(manyRight(collection, 'export'), person, table);
  const format = formatIn(body.format);
  const columns = columnsFor(resource, person, body.fields);
  const ids = idsIn(body)?.map(({ id }) => id);
  const { where, search, sort, fields } = body;
  orderIn(resource, person, sort);
  const what = { ids, where, search, sort, fields, format, labels: labelsIn(body.labels) };
  const total = await countRows(db, table, wantedRows(resource, person, what));
  if (total > max) throw new Problem(422, 'too-many', `A file has at most ${max} records: choose fewer`);
  const isSmall = total <= maxExportedAtOnce;
  const col = asked.resource.collection.name;
  const sub = body.sub === undefined || body.sub === null ? null : String(body.sub);
  // Workers look for what there is to do at any moment, and what is small is done here.
  const reservedUntil = isSmall ? Date.now() + lease : 0;
  const job = { kind: 'export' as const, col, sub, person, asked: what, total, quiet: isSmall, reservedUntil };
  const entry = auditOf({ ...asked, resource }, [...new Set(columns.map(({ field }) => field))], total);
  const id = await db.transaction().execute(async (trx) => {
    const added = await addJob(trx, job, by.requestId);
    await audit(trx, entry);
    return added;
  });
  const claimed = isSmall ? await claim(context.jobsDb, context.worker, id) : undefined;
  if (claimed) await runJob(context, claimed);
  return startedJob(context, id);
};
