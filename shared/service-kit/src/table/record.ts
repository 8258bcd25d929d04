import { CompiledQuery, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Row } from '../connect.ts';
import { prepared } from '../prepared.ts';
import { parsed } from './codec.ts';
import { type StoredRecord, sourceOf, type Table } from './table.ts';

export type { StoredRecord } from './table.ts';

export interface Selecting {
  where?: RawBuilder<SqlBool>[];
  order?: RawBuilder<unknown>;
  limit?: number;
  /** The indexes to choose from, where the database would choose a slow one. */
  indexes?: string[] | undefined;
}

const everything = sql<SqlBool>`1 = 1`;

/** All of the conditions. */
const allOf = (conditions: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  conditions.length > 0 ? sql`${sql.join(conditions, sql` and `)}` : everything;

/** Any of the conditions; none of them is true of nothing. */
export const anyOf = (conditions: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : sql`1 = 0`;

/** The table goes by the name `t`. */
const selecting = (table: Table, what: RawBuilder<unknown>, asked: Selecting) => {
  const { where = [], order = sql`t.id`, limit, indexes } = asked;
  const by = indexes ? sql`force index (${sql.join(indexes.map((name) => sql.ref(name)))})` : sql``;
  return sql<Row>`select ${what} from ${sourceOf(table)} as t ${by}
    where ${allOf(where)} order by ${order} ${limit === undefined ? sql`` : sql`limit ${limit}`}`;
};

/** Rows of whole records. The table goes by the name `t`. */
export const selectRows = async (db: Database, table: Table, asked: Selecting): Promise<Row[]> =>
  (await selecting(table, table.selection, asked).execute(db)).rows;

/** A table, and what is asked for in it. */
export interface Part extends Pick<Selecting, 'where'> {
  table: Table;
}

/** Some columns of the rows of several tables, as of one table `t`. */
export const unionOf = (parts: Part[], what: RawBuilder<unknown>, page: Omit<Selecting, 'where'> = {}) =>
  sql`(${sql.join(
    parts.map(({ table, where }) => sql`(${selecting(table, what, { order: sql`null`, where, ...page })})`),
    sql` union all `,
  )}) as t`;

/** Some columns of the first rows of several tables together. */
export const selectPlaces = async (
  db: Database,
  parts: Part[],
  names: string[],
  page: Omit<Selecting, 'where'>,
): Promise<Row[]> => {
  const what = sql.join([...new Set(names)].map((name) => sql.ref(`t.${name}`)));
  const { rows } = await sql<Row>`select ${what} from ${unionOf(parts, what, page)}
    order by ${page.order} limit ${page.limit}`.execute(db);
  return rows;
};

/** How many records fit. */
export const countRows = async (db: Database, table: Table, where: RawBuilder<SqlBool>[]): Promise<number> => {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${sourceOf(table)} as t
    where ${allOf(where)}`.execute(db);
  return rows[0]?.total ?? 0;
};

/** Whole records. */
export const selectRecords = async <R extends StoredRecord>(
  db: Database,
  table: Table<R>,
  asked: Selecting,
): Promise<R[]> => (await selectRows(db, table, asked)).map(table.read);

/** What each of several selects finds, in one statement. */
export const selectEach = async <R extends StoredRecord>(
  db: Database,
  table: Table<R>,
  asked: Selecting[],
): Promise<R[][]> => {
  if (asked.length === 0) return [];
  const parts = asked.map(
    (one, at) => sql`(${selecting(table, sql`${table.selection}, ${sql.lit(at)} as part`, one)})`,
  );
  const { rows } = await sql<Row>`${sql.join(parts, sql` union all `)}`.execute(db);
  return asked.map((_, at) => rows.filter(({ part }) => part === at).map(table.read));
};

/** Whole records, found by an index first: a server that is asked for many rows at once would rather read and sort them all. */
export const selectManyRecords = async <R extends StoredRecord>(
  db: Database,
  table: Table<R>,
  asked: Selecting,
): Promise<R[]> => {
  const { where = [], order = sql`t.id`, limit } = asked;
  const { rows } = await sql<{ id: string }>`select t.id from ${sourceOf(table)} as t
    where ${allOf(where)} order by ${order} limit ${limit}`.execute(db);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const found = await selectRecords(db, table, { where: [sql`t.id in (${sql.join(ids)})`] });
  const byId = new Map(found.map((record) => [record.id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** What a person wrote of a record. */
export const inputOf = (table: Table, record: Row): Row =>
  Object.fromEntries(table.fields.map(({ name }) => [name, record[name]]));

/** Whose record of a subcollection it must be. */
const ofParent = (parentId: string | undefined) =>
  parentId === undefined ? [] : [sql<SqlBool>`t.parentId = ${parentId}`];

/** By table the statement that finds a record: no other is sent as often, so its text is made once. */
const finding = new WeakMap<Table, string>();

const findingIn = (db: Database, table: Table): string => {
  const known = finding.get(table);
  if (known) return known;
  const one = sql`select ${table.selection} from ${sql.table(table.name)} as t where t.id = ${''}`;
  const text = prepared(one.compile(db).sql);
  finding.set(table, text);
  return text;
};

/** One record by its id; of a subcollection only where it is the parent's. */
export const findRecord = async <R extends StoredRecord>(
  db: Database,
  table: Table<R>,
  id: string,
  parentId?: string,
): Promise<R | undefined> => {
  if (table.source || parentId !== undefined) {
    const [record] = await selectRecords(db, table, { where: [sql`t.id = ${id}`, ...ofParent(parentId)], limit: 1 });
    return record;
  }
  const { rows } = await db.getExecutor().executeQuery<Row>(CompiledQuery.raw(findingIn(db, table), [id]));
  return rows[0] && table.read(rows[0]);
};

/** A record, and the version at which each field changed last. */
export interface Versioned {
  record: StoredRecord;
  fieldVersions: Record<string, number>;
}

/** One record with what an update needs to know of it. Within a transaction nobody else can change it any more. */
export const findVersioned = async (
  db: Database,
  table: Table,
  id: string,
  parentId?: string,
): Promise<Versioned | undefined> => {
  const { rows } = await sql<Row>`select ${table.selection}, t.fieldVersions from ${sourceOf(table)} as t
    where ${allOf([sql`t.id = ${id}`, ...ofParent(parentId)])} ${db.isTransaction ? sql`for update` : sql``}`.execute(
    db,
  );
  const [row] = rows;
  return row && { record: table.read(row), fieldVersions: parsed<Versioned['fieldVersions']>(row.fieldVersions) };
};
