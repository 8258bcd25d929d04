import type { Field } from '@bidwright/contract-kit';
import { linkTableOf, logTableOf, type Table } from './table.ts';

/** Columns of a table by name, each in one text: its type, and whether it may be null. */
export type Columns = Record<string, string>;

const id = 'char(36) ascii_bin';
const name = 'varchar(255)';
const json = 'json';

const typeOf = ({ kind, length, scale }: Field): string => {
  if (kind === 'longText') return 'mediumtext';
  if (kind === 'number') return scale ? `decimal(15,${scale})` : 'int';
  if (kind === 'recordId') return id;
  if (kind === 'boolean') return 'tinyint';
  if (kind === 'texts' || kind === 'json') return json;
  return kind === 'date' ? 'date' : `varchar(${length})`;
};

const orNull = (type: string, nullable: boolean) => (nullable ? `${type} null` : type);

const columnsOf = (field: Field): Columns => {
  if (field.kind === 'references') return {};
  if (field.kind !== 'reference') return { [field.name]: orNull(typeOf(field), field.nullable) };
  return {
    [`${field.name}Id`]: orNull(id, field.nullable),
    [`${field.name}Name`]: orNull(name, field.nullable),
  };
};

const kept: Columns = {
  id,
  version: 'int',
  dateCreated: 'int',
  dateUpdated: 'int',
  addedById: `${id} null`,
  addedByName: `${name} null`,
  fieldVersions: json,
};

const links: Columns = { recordId: id, refId: id, name, position: 'int' };

const log: Columns = {
  id,
  parentId: id,
  dateUpdated: 'int',
  changedBy: id,
  changedByName: name,
  field: 'varchar(60)',
  oldValue: json,
  newValue: json,
  version: 'int',
};

/** The tables that a contract asks for. */
export const wantedTables = (table: Table): Record<string, Columns> => {
  const columns = table.fields.map((field) => columnsOf(field));
  const linked = table.fields.filter(({ kind }) => kind === 'references');
  return {
    [table.name]: Object.assign({}, kept, table.hasParent && { parentId: id }, ...columns),
    ...Object.fromEntries(linked.map((field) => [linkTableOf(table.name, field.name), links])),
    ...(table.history && { [logTableOf(table)]: log }),
  };
};
