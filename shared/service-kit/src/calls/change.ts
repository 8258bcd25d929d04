import { isDeepStrictEqual } from 'node:util';
import { message, type Person } from '@bidwright/contract-kit';
import { sql } from 'kysely';
import type { Database, Row } from '../connect.ts';
import { Problem } from '../problem.ts';
import { columnsOf, linkFields, replaceLinks } from '../table/insert.ts';
import { logChanges } from '../table/log.ts';
import { inputOf, type StoredRecord, type Versioned } from '../table/record.ts';
import type { Table } from '../table/table.ts';
import { now } from './create.ts';
import { checkedInput } from './input.ts';
import type { Rules } from './rules.ts';

/** What a person wants changed, and the version that person had read. */
export interface Wish {
  changes: Row;
  since: number | undefined;
  person: Person;
  rules: Rules;
  /** The record as it is answered. */
  shown(record: StoredRecord): Row;
}

export interface Changed {
  id: string;
  version: number;
}

const mustNotClash = ({ record, fieldVersions }: Versioned, changed: string[], { changes, since, shown }: Wish) => {
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
const write = async (trx: Database, table: Table, before: Versioned, after: StoredRecord, fields: string[]) => {
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

/**
 * Brings one record's changes into the database, all or nothing. The whole record is checked, only changed fields are
 * written. Answers undefined when another update came between: read again and try again.
 */
export const applyChange = async (
  db: Database,
  table: Table,
  before: Versioned,
  wish: Wish,
): Promise<Changed | undefined> => {
  const { record } = before;
  const written = inputOf(table, record);
  const checked = checkedInput(table, { ...written, ...wish.changes });
  const input = wish.rules.update?.(written, checked, wish.person) ?? checked;
  const fields = Object.keys(written).filter((field) => !isDeepStrictEqual(input[field], written[field]));
  if (fields.length === 0) return { id: record.id, version: record.version };
  mustNotClash(before, fields, wish);
  const after: StoredRecord = { ...record, ...input, version: record.version + 1, dateUpdated: now() };
  const done = await db.transaction().execute(async (trx) => {
    if (!(await write(trx, table, before, after, fields))) return false;
    for (const field of linkFields(table).filter((name) => fields.includes(name)))
      await replaceLinks(trx, table, field, after);
    if (table.history) await logChanges(trx, table, [record, after], fields, wish.person);
    return true;
  });
  return done ? { id: record.id, version: after.version } : undefined;
};
