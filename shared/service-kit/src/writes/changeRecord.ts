import { isDeepStrictEqual } from 'node:util';
import { message } from '@bidwright/contract-kit';
import { sql } from 'kysely';
import { checkedChange } from '../calls/input.ts';
import type { Database, Row } from '../connect.ts';
import { Problem } from '../problem.ts';
import { columnsOf, linkFields, replaceLinks } from '../table/insert.ts';
import { findVersioned, inputOf, type StoredRecord, type Versioned } from '../table/record.ts';
import type { Table } from '../table/table.ts';
import type { Author } from './author.ts';
import { now } from './newRecord.ts';
import { noRecord } from './noRecord.ts';
import { note } from './note.ts';
import type { Place } from './place.ts';
import { transact, untilWritten } from './transact.ts';

/** What somebody wants changed. */
export interface Patch {
  changes: Row;
  /** The version that was read before; without it the changes count for the record as it is. */
  since?: number;
  /** The record as a conflict shows it. */
  shown?(record: StoredRecord): Row;
  /** See `Collection.also`. */
  also?: Record<string, boolean>;
}

export interface Changed {
  id: string;
  version: number;
}

const mustNotClash = ({ record, fieldVersions }: Versioned, changed: string[], patch: Patch) => {
  const { changes, since, shown = (found) => found } = patch;
  const clashing = changed.filter(
    (field) => since !== undefined && Object.hasOwn(changes, field) && (fieldVersions[field] ?? 1) > since,
  );
  if (clashing.length === 0) return;
  throw new Problem(409, 'conflict', `Someone else has changed ${clashing.join(', ')} in the meantime`, {
    fields: Object.fromEntries(clashing.map((field) => [field, message('validation.changed')])),
    current: shown(record),
  });
};

/** False when another update came first. */
const writeRow = async (trx: Database, table: Table, before: Versioned, after: StoredRecord, fields: string[]) => {
  const fieldVersions = { ...before.fieldVersions, ...Object.fromEntries(fields.map((name) => [name, after.version])) };
  const row = {
    ...columnsOf(table, after, fields),
    version: after.version,
    dateUpdated: after.dateUpdated,
    fieldVersions: JSON.stringify(fieldVersions),
  };
  const values = Object.entries(row).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const { numAffectedRows } = await sql`update ${sql.table(table.name)} set ${sql.join(values)}
    where id = ${after.id} and version = ${before.record.version}`.execute(trx);
  return numAffectedRows === 1n;
};

/** The whole record is checked with its changes, only changed fields are written. Answers undefined when another update came between. */
const apply = async (
  db: Database,
  place: Place,
  before: Versioned,
  patch: Patch,
  by: Author,
): Promise<Changed | undefined> => {
  const { table, rules, eventSink } = place;
  const { record } = before;
  const written = inputOf(table, record);
  const checked = checkedChange(table, written, patch.changes);
  const input = (await rules.update?.(written, checked, by, { db, record })) ?? checked;
  const fields = Object.keys(written).filter((field) => !isDeepStrictEqual(input[field], written[field]));
  if (fields.length === 0) return { id: record.id, version: record.version };
  mustNotClash(before, fields, patch);
  const after: StoredRecord = { ...record, ...input, version: record.version + 1, dateUpdated: now() };
  return transact(db, eventSink, async (trx) => {
    if (!(await writeRow(trx, table, before, after, fields))) return undefined;
    for (const field of linkFields(table).filter((name) => fields.includes(name)))
      await replaceLinks(trx, table, field, after);
    await note(trx, { kind: 'changed', place, by, before: record, after, fields, also: patch.also });
    return { id: record.id, version: after.version };
  });
};

/** Changes a record as `patchFor` wants it, which sees the record as it is and may refuse. */
export const applyPatch = (
  db: Database,
  place: Place,
  id: string,
  patchFor: (record: StoredRecord) => Patch,
  by: Author,
): Promise<Changed> =>
  untilWritten(db, async () => {
    const before = await findVersioned(db, place.table, id, place.parentId);
    if (!before) throw noRecord(place.table);
    return apply(db, place, before, patchFor(before.record), by);
  });

/** Changes fields of a record, with all that goes with a write, and answers its version. */
export const changeRecord = <R extends StoredRecord>(
  db: Database,
  place: Place<R>,
  id: string,
  changes: Partial<NoInfer<R>>,
  by: Author,
): Promise<Changed> => applyPatch(db, place, id, () => ({ changes }), by);
