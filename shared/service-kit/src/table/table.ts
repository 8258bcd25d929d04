import {
  type Collection,
  type Field,
  fieldsOf,
  type InputOf,
  type Kept,
  type RecordOf,
  type SubCollection,
} from '@bidwright/contract-kit';
import { type RawBuilder, sql } from 'kysely';
import type { Row } from '../connect.ts';
import { type Codec, codecOf, referenceCodec } from './codec.ts';

/** A record as it is answered. */
export type StoredRecord = Row & Kept;

/** A record of a collection: with its fields where these are known. */
export type RecordIn<C> = string extends keyof InputOf<C> ? StoredRecord : RecordOf<C>;

/** How the records of a collection or a subcollection lie in the database. */
export interface Table<R extends StoredRecord = StoredRecord> {
  name: string;
  /** The record in a row that a select of whole records finds. */
  read(row: Row): R;
  input: Collection['input'];
  fields: Field[];
  codecs: Map<string, Codec>;
  /** What a select of whole records names. */
  selection: RawBuilder<unknown>;
  /** Records of a subcollection name their parent in `parentId`. */
  hasParent: boolean;
  /** The table of the records that its records belong to, and the column that names them. */
  parent?: { field: string; table: Table };
  /** What is read in the table's place: a derived table with the same columns. */
  source?: RawBuilder<unknown>;
  /** Its source shows the end of a past day: which, and the table as it is now. */
  past?: { day: string; now: Table };
  /** Keeps a change log, in the table `<name>_changeLog`. */
  history: boolean;
}

/** Columns of every table beside those of its fields. */
export const keptColumns = ['id', 'version', 'dateCreated', 'dateUpdated'] as const;
export const addedBy = referenceCodec('addedBy');

/** What a select reads from. */
export const sourceOf = ({ name, source }: Table): RawBuilder<unknown> => source ?? sql.table(name);

/** The link table of a field that is a list of references: `opportunities_teamsInvolved`. */
export const linkTableOf = (table: string, field: string): string => `${table}_${field}`;

/** The table of the change log: `opportunities_changeLog`. */
export const logTableOf = ({ name }: { name: string }): string => `${name}_changeLog`;

/** Names become identifiers of SQL, so they must be plain words. */
const mustBePlain = (names: string[]) => {
  const wrong = names.find((name) => !/^[a-zA-Z]\w{0,60}$/.test(name));
  if (wrong) throw new Error(`${wrong} cannot name a table or a column`);
};

/** Names are plain words, so the text of a select can be made once. */
const quoted = (name: string) => `\`${name}\``;

/**
 * The links of a record come with it, as JSON in one column: one statement reads whole records. Each is a text that `linkIn` takes
 * apart: a database works as long at an object of JSON as at all the rest of a record.
 */
const linksOf = (table: string, field: string) => `(select json_arrayagg(concat_ws(' ', l.position, l.refId, l.name))
  from ${quoted(linkTableOf(table, field))} as l where l.recordId = t.id) as ${quoted(field)}`;

const selectionOf = (table: string, fields: Field[], codecs: Map<string, Codec>) => {
  const columns = [...keptColumns, ...[...codecs.values()].flatMap((codec) => codec.columns), ...addedBy.columns];
  const links = fields
    .filter(({ name, kind }) => kind === 'references' && codecs.has(name))
    .map(({ name }) => linksOf(table, name));
  return sql.raw([...columns.map((name) => `t.${quoted(name)}`), ...links].join(', '));
};

/** The table as far as records are read with these fields alone, beside what the service keeps of each. */
export const narrowed = (table: Table, names: ReadonlySet<string>): Table => {
  const codecs = new Map([...table.codecs].filter(([name]) => names.has(name)));
  return {
    ...table,
    read: reading(codecs),
    codecs,
    selection: selectionOf(table.name, table.fields, codecs),
  };
};

/** That a row reads as the contract says is for `drift` to tell. */
const reading =
  <R extends StoredRecord>(codecs: Table['codecs']) =>
  (row: Row): R => {
    const record: Row = { id: row.id, version: row.version };
    for (const [name, codec] of codecs) record[name] = codec.read(row);
    const { dateCreated, dateUpdated } = row;
    return { ...record, dateCreated, dateUpdated, addedBy: addedBy.read(row) } as R;
  };

/** Rows have the types of the contract: `drift` compares its columns with those of the database. */
const build = <R extends StoredRecord>(
  { name, input, history }: Pick<Table, 'name' | 'input' | 'history'>,
  hasParent = false,
): Table<R> => {
  const fields = fieldsOf(input);
  mustBePlain([name, ...fields.map((field) => field.name)]);
  const codecs = new Map(fields.map((field) => [field.name, codecOf(field)]));
  const read = reading<R>(codecs);
  return { name, input, fields, codecs, read, selection: selectionOf(name, fields, codecs), hasParent, history };
};

const parentOf = ({ parent }: Collection) =>
  parent && { parent: { field: parent.field, table: tableOf(parent.collection) } };

// To describe a schema takes a millisecond, and tables are asked for with each record.
const known = new WeakMap<Collection, Table>();

/** The table of a collection has the collection's name. */
export const tableOf = <C extends Collection>(collection: C): Table<RecordIn<C>> => {
  const table = known.get(collection) ?? { ...build(collection), ...parentOf(collection) };
  known.set(collection, table);
  return table as Table<RecordIn<C>>;
};

/** The table of a subcollection: `companies_contacts`. */
export const subTableOf = (parent: Collection, { name, input }: SubCollection): Table =>
  build({ name: `${parent.name}_${name}`, input, history: false }, true);
