import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Row } from '../connect.ts';
import { Problem } from '../problem.ts';
import { anyOf } from './record.ts';
import { type Stored, storedAt } from './stored.ts';
import type { Table } from './table.ts';
import { valueFor } from './value.ts';

/** An order of rows: by one stored value, then by id, so that no two rows are equal. */
export interface Order {
  by: Stored;
  descending: boolean;
}

/** Servers compare only the first 1024 bytes of a text when they sort. */
const longestSorted = 500;

const sortedAt = (table: Table, field: string): Stored | undefined => {
  const by = storedAt(table, `${field}.name`) ?? storedAt(table, field);
  return by && by.kind !== 'links' && by.kind !== 'texts' && (by.length ?? 0) <= longestSorted ? by : undefined;
};

/** Can records be put in order by the field? */
export const isSortable = (table: Table, field: string): boolean => sortedAt(table, field) !== undefined;

/** The order by a field; a reference is sorted by its name. */
export const orderBy = (table: Table, field: string, descending = false): Order => {
  const by = sortedAt(table, field);
  if (!by) throw new Problem(400, 'bad-sort', `${table.name} cannot be sorted by ${field}`);
  return { by, descending };
};

export const orderSql = ({ by, descending }: Order): RawBuilder<unknown> => {
  const way = descending ? sql`desc` : sql`asc`;
  return sql`${sql.ref(`t.${by.at}`)} ${way}, t.id ${way}`;
};

/** The order of entries to choose from: those without the value last, equal ones by name. */
export const choosingOrderSql = (table: Table, field: string): RawBuilder<unknown> => {
  const first = sql.ref(`t.${orderBy(table, field).by.at}`);
  const named = storedAt(table, 'name');
  const byName = named ? [sql`${sql.ref(`t.${named.at}`)}`] : [];
  return sql.join([sql`${first} is null`, first, ...byName, sql`t.id`]);
};

/** Where a page ended, as an opaque text. */
export const placeOf = ({ by, descending }: Order, row: Row): string =>
  Buffer.from(JSON.stringify([by.at, descending, row[by.at], row.id])).toString('base64url');

const wrongPlace = () => new Problem(400, 'bad-after', 'after is not the next of a page with the same sort');

const placeIn = (after: string): unknown[] => {
  try {
    const place: unknown = JSON.parse(Buffer.from(after, 'base64url').toString());
    if (Array.isArray(place)) return place;
  } catch {
    throw wrongPlace();
  }
  throw wrongPlace();
};

/** Rows beyond a place. Servers put nulls first in ascending order. The first comparison lets an index find the range. */
const beyond = ({ by, descending }: Order, value: unknown, id: unknown): RawBuilder<SqlBool> => {
  const column = sql.ref(`t.${by.at}`);
  const past = descending ? sql`<` : sql`>`;
  if (value === null) {
    const tied = sql<SqlBool>`(${column} is null and t.id ${past} ${id})`;
    return descending ? tied : anyOf([tied, sql`${column} is not null`]);
  }
  const further = sql<SqlBool>`(${column} ${past}= ${value} and (${column} ${past} ${value} or t.id ${past} ${id}))`;
  return descending && by.nullable ? anyOf([further, sql`${column} is null`]) : further;
};

/** Rows after the place where the page before ended. */
export const rowsAfter = (order: Order, after: string): RawBuilder<SqlBool> => {
  const [at, descending, value, id] = placeIn(after);
  if (at !== order.by.at || descending !== order.descending) throw wrongPlace();
  const stored: Stored = { path: 'after', kind: 'id', at: 'id', nullable: false };
  const from = value === null || value === undefined ? null : rawValue(order.by, value);
  return beyond(order, from, valueFor(stored, id));
};

/** Columns hold booleans as 0 and 1. */
const rawValue = (by: Stored, value: unknown) => valueFor(by, by.kind === 'boolean' ? value === 1 : value);
