import type { Kept, Reference } from '@bidwright/contract-kit';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Row } from '../connect.ts';
import type { StoredRecord } from './record.ts';
import { addedBy, keptColumns, linkTableOf, type Table } from './table.ts';
import { waiting } from './waiting.ts';

/** Rows of one statement: far below the longest statement that a server takes. */
const batch = 200;

/** The statements that add rows to a table, as few as may be. */
export const insertsOf = (table: string, rows: Row[]): RawBuilder<unknown>[] =>
  Array.from({ length: Math.ceil(rows.length / batch) }, (_, at) => {
    const some = rows.slice(at * batch, (at + 1) * batch);
    const columns = Object.keys(some[0] ?? {});
    const values = some.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
    return sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(values)}`;
  });

/** Adds rows to a table: at once, or with others of their transaction, see `together`. */
export const insertRows = async (db: Database, table: string, rows: Row[]): Promise<void> => {
  const later = waiting.get(db);
  if (later) later.add(table, rows);
  else for (const insert of insertsOf(table, rows)) await insert.execute(db);
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
  ((links ?? []) as Reference[]).map(({ id, name }, position) => ({ recordId, refId: id, name, position }));

/** The link fields of a table. */
export const linkFields = (table: Table): string[] =>
  table.fields.filter(({ kind }) => kind === 'references').map(({ name }) => name);

/** Adds whole records with their links. */
export const insertRecords = async (
  db: Database,
  table: Table,
  records: Kept[],
  parentOf: (record: Kept) => string | undefined = () => undefined,
): Promise<void> => {
  const stored = records as StoredRecord[];
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
