import type { Kept, Reference } from '@bidwright/contract-kit';
import { CompiledQuery, sql } from 'kysely';
import type { Database, Row } from '../connect.ts';
import { prepared } from '../prepared.ts';
import type { StoredRecord } from './record.ts';
import { addedBy, keptColumns, linkTableOf, type Table } from './table.ts';
import { waiting } from './waiting.ts';

/** Rows of one statement: far below the longest statement that a server takes. */
const batch = 200;

const quoted = (name: string) => `\`${name.replaceAll('`', '``')}\``;

/** Services that are told of one write: what they are told of more has a text for each number. */
const maxReceivers = 8;

/** Those of one row have one text each, and so has what each receiver is told of a write. */
const isFixed = (table: string, { length }: Row[]) => length === 1 || (table === 'outbox' && length <= maxReceivers);

/** The statements that add rows to a table, as few as may be. Made as text: of so many values, parts of statements would be many more. */
export const insertsOf = (table: string, rows: Row[]): CompiledQuery[] =>
  Array.from({ length: Math.ceil(rows.length / batch) }, (_, at) => {
    const some = rows.slice(at * batch, (at + 1) * batch);
    const columns = Object.keys(some[0] ?? {});
    const places = `(${columns.map(() => '?').join(', ')})`;
    const text = `insert into ${quoted(table)} (${columns.map(quoted).join(', ')}) values ${some.map(() => places).join(', ')}`;
    return CompiledQuery.raw(
      isFixed(table, some) ? prepared(text) : text,
      some.flatMap((row) => columns.map((column) => row[column] ?? null)),
    );
  });

/** Adds rows to a table: at once, or with others of their transaction, see `together`. */
export const insertRows = async (db: Database, table: string, rows: Row[]): Promise<void> => {
  const later = waiting.get(db);
  if (later) later.add(table, rows);
  else for (const insert of insertsOf(table, rows)) await db.getExecutor().executeQuery(insert);
};

/** Values of fields by column. */
export const columnsOf = (table: Table, record: Row, fields: Iterable<string> = table.codecs.keys()): Row => {
  const row: Row = {};
  for (const field of fields) {
    const codec = table.codecs.get(field);
    const values = codec?.write(record[field]) ?? [];
    codec?.columns.forEach((column, at) => {
      row[column] = values[at];
    });
  }
  return row;
};

const rowOf = (table: Table, record: StoredRecord, parentId: string | undefined): Row => ({
  ...Object.fromEntries(keptColumns.map((name) => [name, record[name]])),
  ...(table.hasParent && { parentId }),
  ...columnsOf(table, record),
  ...Object.fromEntries(addedBy.columns.map((column, at) => [column, addedBy.write(record.addedBy)[at]])),
  fieldVersions: '{}',
});

const linkRows = (recordId: string, links: unknown): Row[] =>
  Array.isArray(links)
    ? links.map(({ id, name }: Reference, position) => ({ recordId, refId: id, name, position }))
    : [];

/** The link fields of a table. */
export const linkFields = (table: Table): string[] =>
  table.fields.filter(({ kind }) => kind === 'references').map(({ name }) => name);

/** What is typed by its contract as what is known at run time alone. */
export const storedOf = (record: Kept): StoredRecord => ({ ...record });

/** Adds whole records with their links. */
export const insertRecords = async (
  db: Database,
  table: Table,
  records: Kept[],
  parentOf: (record: Kept) => string | undefined = () => undefined,
): Promise<void> => {
  const stored = records.map(storedOf);
  await insertRows(
    db,
    table.name,
    stored.map((record) => rowOf(table, record, parentOf(record))),
  );
  for (const field of linkFields(table)) {
    const links = stored.flatMap((record) => linkRows(record.id, record[field]));
    await insertRows(db, linkTableOf(table.name, field), links);
  }
};

/** Puts other links in the place of a record's. */
export const replaceLinks = async (db: Database, table: Table, field: string, record: StoredRecord): Promise<void> => {
  const name = linkTableOf(table.name, field);
  await sql`delete from ${sql.table(name)} where recordId = ${record.id}`.execute(db);
  await insertRows(db, name, linkRows(record.id, record[field]));
};
