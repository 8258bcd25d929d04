import type { Connection } from 'mysql2/promise';
import { type Column, columnsOf, quoted } from '../database/literals.ts';
import { rowsOf } from '../database/sql.ts';

/** What a field is called. */
export type Words = (field: string) => string;

/** What stands in one column of a file. */
interface Shown {
  name: string;
  /** What is selected. */
  sql: string;
  /** As records say it; without it as it is stored. */
  read?: (stored: unknown) => unknown;
}

/** A table as people read it. */
export interface ShownTable {
  table: string;
  columns: Shown[];
  /** Rows that nobody may read outside the platform stay out. */
  where: string;
}

/** What a name of a column says of what would let somebody in; such a column is in no file. */
const secret = /hash|secret|token|passw|sealed/i;

/** What the services keep for themselves. */
const own = new Set(['fieldVersions']);

const isText = (value: unknown): value is string => typeof value === 'string';

/** Seconds since 1970 as people and spreadsheets read them. */
const instant = (stored: unknown) =>
  typeof stored === 'number' && stored > 0 ? new Date(stored * 1000).toISOString() : null;

const readers: [(column: Column) => boolean, (stored: unknown) => unknown][] = [
  [({ name, type }) => type === 'int' && /^date[A-Z]|^at$|[a-z]At$/.test(name), instant],
  [({ wholeType }) => wholeType === 'tinyint(1)', (stored) => (stored === null ? null : stored === 1)],
  [({ type }) => type === 'decimal', (stored) => (stored === null ? null : Number(stored))],
  // MariaDB keeps JSON as a text of this collation.
  [
    ({ type, collation }) => type === 'json' || (type === 'longtext' && collation === 'utf8mb4_bin'),
    (stored) => (isText(stored) ? JSON.parse(stored) : stored),
  ],
];

/** A reference is two columns, the id and a copy of the name: the name is called like the field. */
const headOf = (name: string, all: Set<string>, words: Words): string => {
  const pair = /^(.+)(Id|Name)$/.exec(name);
  if (name === 'id') return 'ID';
  if (pair?.[2] === 'Id') return `${words(pair[1] ?? '')} ID`;
  return words(pair && all.has(`${pair[1]}Id`) ? (pair[1] ?? '') : name);
};

const plain = (columns: Column[], words: Words): Shown[] => {
  const all = new Set(columns.map(({ name }) => name));
  const shown = columns.filter(({ name, type }) => !own.has(name) && !secret.test(name) && !/blob|binary/.test(type));
  return shown.map((column) => ({
    name: headOf(column.name, all, words),
    sql: `t.${quoted(column.name)}`,
    read: readers.find(([holds]) => holds(column))?.[1],
  }));
};

/** A list of references stands in a table of its own; here in two columns of its record. */
const listed = (table: string, field: string, words: Words): Shown[] =>
  ['name', 'refId'].map((part) => ({
    name: part === 'name' ? words(field) : `${words(field)} IDs`,
    sql: `(select group_concat(coalesce(l.${part}, '') order by l.position separator '; ')
      from ${quoted(`${table}_${field}`)} l where l.recordId = t.id)`,
  }));

/** The columns of each table of the database in use. */
const allColumns = async (connection: Connection): Promise<Map<string, Set<string>>> => {
  const rows = await rowsOf(
    connection,
    `select table_name as tableName, column_name as name from information_schema.columns
     where table_schema = database() order by table_name`,
  );
  const found = new Map<string, Set<string>>();
  for (const { tableName, name } of rows) found.set(tableName, (found.get(tableName) ?? new Set()).add(name));
  return found;
};

const isList = (columns: Set<string>) => columns.size === 4 && columns.has('refId') && columns.has('recordId');

/** Each record says which version each of its fields is of; what is kept of changes has a name of its own. */
const isOfRecords = (table: string, columns: Set<string>) =>
  columns.has('fieldVersions') || table.endsWith('_changeLog');

/** The collections in the database in use, with their parts, as files of them show them. */
export const tablesOf = async (connection: Connection, words: Words): Promise<ShownTable[]> => {
  const all = await allColumns(connection);
  const lists = [...all].filter(([, columns]) => isList(columns)).map(([name]) => name);
  const records = [...all].filter(([table, columns]) => isOfRecords(table, columns));
  const shown = records.map(async ([table, columns]) => ({
    table,
    columns: [
      ...plain(await columnsOf(connection, table), words),
      ...lists
        .filter((list) => list.startsWith(`${table}_`) && !list.slice(table.length + 1).includes('_'))
        .flatMap((list) => listed(table, list.slice(table.length + 1), words)),
    ],
    // A mail that lets somebody in says so itself.
    where: columns.has('secret') ? 'where t.secret = 0' : '',
  }));
  return Promise.all(shown);
};

/** The audit, whose entries prove themselves by the two last columns. */
export const auditOf = async (connection: Connection, words: Words): Promise<ShownTable | undefined> => {
  const columns = await columnsOf(connection, 'audit');
  if (columns.length === 0) return undefined;
  const all = new Set(columns.map(({ name }) => name));
  return {
    table: 'audit',
    columns: columns.map(({ name }) => ({
      name: headOf(name, all, words),
      sql: `t.${quoted(name)}`,
      read: name === 'at' ? instant : undefined,
    })),
    where: 'order by t.seq',
  };
};
