import { manyRight, message, type Outcome, type Person, type RecordResult } from '@bidwright/contract-kit';
import { mustBeAllowed } from '../../calls/access.ts';
import type { Database } from '../../connect.ts';
import { problemOf } from '../../failure.ts';
import { Problem } from '../../problem.ts';
import type { StoredRecord } from '../../table/record.ts';
import type { Step } from '../step.ts';
import type { Work } from '../work.ts';
import { keyOf, parentOf } from './find.ts';
import { type Importing, importRow } from './importRow.ts';
import { type Known, knownIn } from './known.ts';
import { type Faults, type MappedColumn, readRow, type Said } from './read.ts';
import type { SheetRow } from './rows.ts';

/** How rows of a file are read. */
export interface Reading {
  work: Work;
  importing: Importing;
  columns: MappedColumn[];
  known: Known;
  /** The rows that went well, by what tells that they are about the same record. */
  done: Map<string, number>;
}

/** A row as it was read. */
export interface ReadRow {
  row: number;
  said: Said;
  /** What is wrong with cells, by column. */
  faults: Faults;
}

export const good: ReadonlySet<Outcome> = new Set(['created', 'changed', 'unchanged']);

export const read = async (
  { columns, known }: Reading,
  db: Database,
  { row, cells }: SheetRow,
  person: Person,
): Promise<ReadRow> => ({ row, ...(await readRow(columns, cells, knownIn(known, db), person)) });

/** A row of the same file that was about the same record. */
const mustBeFirst = ({ done, importing: { match } }: Reading, keyHash: string | null): void => {
  const row = keyHash === null ? undefined : done.get(keyHash);
  if (row === undefined) return;
  throw new Problem(422, 'repeated', `Row ${row} of the file refers to the same record`, {
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

/** What is to be done about a row; `ahead` are the records that it may be about, where they were looked up before. */
export const stepOf = (
  reading: Reading,
  { row, said, faults }: ReadRow,
  ahead?: StoredRecord[],
): Step & { keyHash: string | null } => {
  const { work, importing, columns } = reading;
  const isReadable = Object.keys(faults).length === 0;
  const keyHash = keyOf(said, importing.match, said.values, said.parent);
  const act = async (trx: Database, who: Person) => {
    mustBeAllowed(manyRight(importing.to.resource.collection, 'import', work.job.sub), who, importing.to.table);
    const write = async () => {
      mustBeFirst(reading, keyHash);
      const parent = await parentOf(trx, importing.to, who, said.parent);
      return importRow(trx, importing, who, { said, parent, ahead });
    };
    if (!isReadable) throw new Problem(422, 'invalid', 'Some cells cannot be read', { fields: await alsoWrong(write) });
    return write();
  };
  const reported = (result: RecordResult): RecordResult => {
    const fields = byColumn(columns, result.fields);
    // A cell that cannot be read was left out of what was tried: that it is missing is no fault of its own.
    return { ...result, fields: isReadable ? fields : { ...fields, ...faults } };
  };
  return { place: String(row), row, id: said.id ?? null, keyHash, act, reported };
};
