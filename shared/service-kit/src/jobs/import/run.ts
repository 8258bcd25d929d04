import {
  type DateOrder,
  manyRight,
  message,
  type Outcome,
  type Person,
  type RecordResult,
} from '@bidwright/contract-kit';
import { sql } from 'kysely';
import { mustBeAllowed } from '../../calls/access.ts';
import type { Row } from '../../connect.ts';
import { problemOf } from '../../failure.ts';
import { Problem } from '../../problem.ts';
import type { End } from '../ended.ts';
import { type Step, startTrying, takeStep } from '../step.ts';
import { causeOf, type Work } from '../work.ts';
import { fileOf } from './file.ts';
import { keyOf, parentOf } from './find.ts';
import { type Importing, importRow } from './importRow.ts';
import { createKnown, type KnownRecords } from './known.ts';
import { type MappedColumn, mappedColumns, readRow } from './read.ts';
import { rowsOf, type SheetRow } from './rows.ts';
import { destinationOf } from './target.ts';

/** What was asked for, as `tryImport` has checked it. */
interface AskedImport extends Row {
  file: string;
  mapping: Record<string, string | null>;
  match: string[];
  dates?: Record<string, DateOrder>;
  empty: 'keep' | 'clear';
}

interface Reading {
  work: Work;
  importing: Importing;
  columns: MappedColumn[];
  known: KnownRecords;
  /** The rows that went well, by what tells that they are about the same record. */
  done: Map<string, number>;
  take(step: Step): Promise<RecordResult>;
}

const good: ReadonlySet<Outcome> = new Set(['created', 'changed', 'unchanged']);

/** Rows that were done before the job went on here, by what tells that they are about the same record. */
const doneBefore = async ({ context, job }: Work): Promise<Map<string, number>> => {
  if (job.done === 0) return new Map();
  const { rows } = await sql<{ keyHash: string; row: number }>`select keyHash, ${sql.ref('row')}
    from background_job_results where jobId = ${job.id} and keyHash is not null
      and outcome in (${sql.join([...good])})`.execute(context.jobsDb);
  return new Map(rows.map(({ keyHash, row }) => [keyHash, row]));
};

/** A row of the same file that was about the same record. */
const mustBeFirst = ({ done, importing: { match } }: Reading, keyHash: string | null): void => {
  const row = keyHash === null ? undefined : done.get(keyHash);
  if (row === undefined) return;
  throw new Problem(422, 'repeated', `Row ${row} of the file is about the same record`, {
    fields: { [match[0] ?? 'id']: message('import.repeated', { row }) },
  });
};

/** Faults by column of the file, where a field of the record has one. */
const byColumn = (columns: MappedColumn[], fields: RecordResult['fields']): RecordResult['fields'] =>
  fields &&
  Object.fromEntries(
    Object.entries(fields).map(([field, fault]) => {
      const column = columns.find(
        ({ target }) => (target.kind === 'field' ? target.field.name : target.kind) === field,
      );
      return [column?.name ?? field, fault];
    }),
  );

/** What else is wrong with a row of which some cells cannot be read, so that one look at it tells all. */
const alsoWrong = async (write: () => Promise<unknown>) => {
  try {
    await write();
    return undefined;
  } catch (error) {
    const found = problemOf(error);
    if (!found || found.status >= 500 || found.code === 'not-any-more') throw error;
    return found.details.fields;
  }
};

const takeRow = async (reading: Reading, { row, cells }: SheetRow) => {
  const { work, importing, columns, known } = reading;
  const person = await work.person();
  const { said, faults } = await readRow(columns, cells, known, person);
  const isReadable = Object.keys(faults).length === 0;
  const keyHash = keyOf(said, importing.match, said.values, said.parent);
  const act = async (trx: Parameters<typeof importRow>[0], who: Person) => {
    mustBeAllowed(manyRight(importing.to.resource.collection, 'import', work.job.sub), who, importing.to.table);
    const write = async () => {
      mustBeFirst(reading, keyHash);
      const parent = await parentOf(trx, importing.to, who, said.parent);
      return importRow(trx, importing, who, said, parent);
    };
    if (!isReadable) throw new Problem(422, 'invalid', 'Some cells cannot be read', { fields: await alsoWrong(write) });
    return write();
  };
  const reported = (result: RecordResult): RecordResult => {
    const fields = byColumn(columns, result.fields);
    // A cell that cannot be read was left out of what was tried: that it is missing is no fault of its own.
    return { ...result, fields: isReadable ? fields : { ...fields, ...faults } };
  };
  const step = { place: String(row), row, id: said.id ?? null, keyHash, act, reported };
  const { outcome } = await reading.take(step);
  if (keyHash !== null && good.has(outcome)) reading.done.set(keyHash, row);
};

/** Imports the rows of a file one after the other, or only tries them. */
export const runImport = async (work: Work, isTry: boolean): Promise<End> => {
  const { context, job, signal } = work;
  const { file: id, mapping, match, dates, empty } = job.asked as AskedImport;
  const resource = context.resource({ name: job.col });
  const to = destinationOf(resource, job.sub ? resource.subs.get(job.sub) : undefined);
  const file = await fileOf(context.jobsDb, job.ownerId, id);
  const { answerCall } = context;
  const trying = isTry ? startTrying(work) : undefined;
  const reading: Reading = {
    work,
    importing: { to, answerCall, match, empty, cause: causeOf(job) },
    columns: mappedColumns(to, file.columns, mapping, dates),
    known: createKnown(context, context.jobsDb, isTry),
    done: await doneBefore(work),
    take: trying ? trying.take : (step) => takeStep(work, step),
  };
  for await (const row of rowsOf(context.storage, file.storageKey, Number(job.place ?? 1))) {
    signal.throwIfAborted();
    if (row.cells.some((cell) => cell.trim())) await takeRow(reading, row);
  }
  await trying?.end();
  return {};
};
