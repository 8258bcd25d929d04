import { day, type Person } from '@bidwright/contract-kit';
import { sql } from 'kysely';
import type { Database, Row } from '../connect.ts';
import type { JsonSchema } from '../openapi/jsonSchema.ts';
import { Problem } from '../problem.ts';
import { parsed } from '../table/codec.ts';
import { endOf, rebuilt, tablesAt } from '../table/past.ts';
import { type StoredRecord, selectRecords } from '../table/record.ts';
import { logTableOf, type Table } from '../table/table.ts';
import { answered, type Resource } from './resource.ts';

/** What the document of the API says of `asOf`. */
export const dayAsked: JsonSchema = {
  type: ['string', 'null'],
  format: 'date',
  description:
    'The records as they were at the end of this day, in UTC: from 1900 to today. Those archived since are left out',
};

const calendar = day();

const dayIn = ({ name, past }: Resource['collection'], asOf: unknown): string => {
  if (!past) throw new Problem(400, 'not-usable', `${name} cannot be asked asOf a day`);
  const today = new Date().toISOString().slice(0, 10);
  if (typeof asOf === 'string' && asOf !== '' && calendar.strict().isValidSync(asOf) && asOf <= today) return asOf;
  throw new Problem(400, 'bad-value', 'asOf must be a day from 1900-01-01 to today, such as 2026-01-31');
};

/** A collection at the end of a day, in two parts: records that are still as they were then, and the others. */
export interface Then {
  day: string;
  parts: Resource[];
}

/** The day that a body names, with what there was then; nothing without one. */
export const thenIn = (resource: Resource, { asOf }: Row): Then | undefined => {
  if (asOf === undefined || asOf === null) return undefined;
  const day = dayIn(resource.collection, asOf);
  return { day, parts: tablesAt(resource.table, day).map((table) => ({ ...resource, table })) };
};

/** An entry of a change log; what the field held before, where it was changed after the day. */
interface Entry {
  parentId: string;
  dateUpdated: number;
  field: string;
  oldValue: string | null;
  version: number;
}

const logOf = async (db: Database, table: Table, ids: unknown[], end: number): Promise<Map<string, Entry[]>> => {
  const { rows } = await sql<Entry>`select parentId, dateUpdated, field, version,
      case when dateUpdated >= ${end} then oldValue end as oldValue
    from ${sql.table(logTableOf(table))} where parentId in (${sql.join(ids)}) order by version`.execute(db);
  return Map.groupBy(rows, ({ parentId }) => parentId);
};

/** The record before the first of the changes after the day. */
const before = (record: StoredRecord, log: Entry[], names: ReadonlySet<string>, end: number): StoredRecord => {
  const later = log.filter(({ dateUpdated }) => dateUpdated >= end);
  const [first] = later;
  if (!first) return record;
  const held = later.filter(({ field }) => names.has(field)).map(({ field, oldValue }) => [field, parsed(oldValue)]);
  const dates = log.filter(({ dateUpdated }) => dateUpdated < end).map(({ dateUpdated }) => dateUpdated);
  return {
    ...record,
    ...Object.fromEntries(held.toReversed()),
    version: first.version - 1,
    dateUpdated: Math.max(record.dateCreated, ...dates),
  };
};

/** Records as they were at the end of a day, whole, in the order of the rows that name them. What a person may not see of them now is left out. */
export const recordsThen = async <R extends StoredRecord>(
  db: Database,
  resource: Resource<R>,
  day: string,
  person: Person,
  rows: readonly Row[],
): Promise<R[]> => {
  if (rows.length === 0) return [];
  const { table, collection } = resource;
  const ids = rows.map(({ id }) => id);
  const end = endOf(day);
  const [records, logs] = await Promise.all([
    selectRecords(db, table, { where: [sql`t.id in (${sql.join(ids)})`] }),
    logOf(db, table, ids, end),
  ]);
  const names = new Set(rebuilt(table).map(({ name }) => name));
  const byId = new Map(records.map((record) => [record.id, record]));
  return ids.flatMap((id) => {
    const record = byId.get(String(id));
    if (!record) return [];
    const then = before(record, logs.get(record.id) ?? [], names, end);
    const all: Row = { ...then, ...collection.derive?.(then) };
    const shown = Object.keys(answered(resource, record, person));
    return [Object.fromEntries(shown.map((name) => [name, all[name]])) as R];
  });
};
