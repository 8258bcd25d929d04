import { type Field, may, type Person } from '@bidwright/contract-kit';
import { keptNames, type Resource } from '../../calls/resource.ts';
import type { Row } from '../../connect.ts';
import { Problem } from '../../problem.ts';
import { type Cell, cellOf } from './cell.ts';

/** One column of an exported file. */
export interface Column {
  /** As the first row names it: a field, or the `id` or `name` of what it points at. */
  name: string;
  /** The field it belongs to. */
  field: string;
  cell(row: Row): Cell;
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

const partOf = (value: unknown, part: 'id' | 'name'): unknown =>
  Array.isArray(value) ? value.map((one) => (isRow(one) ? one[part] : null)) : isRow(value) ? value[part] : null;

const pointing = (field: string): Column[] =>
  (['id', 'name'] as const).map((part) => ({
    name: `${field}.${part}`,
    field,
    cell: (row) => cellOf(partOf(row[field], part)),
  }));

const plain = (field: string): Column => ({ name: field, field, cell: (row) => cellOf(row[field]) });

/** Seconds since 1970 as people and spreadsheets read them. */
const instant = (field: string): Column => ({
  name: field,
  field,
  cell: (row) => (typeof row[field] === 'number' ? new Date(row[field] * 1000).toISOString() : null),
});

const ofField = ({ name, kind }: Field): Column[] =>
  kind === 'reference' || kind === 'references' ? pointing(name) : [plain(name)];

const ofKept: Record<string, Column[]> = {
  id: [plain('id')],
  version: [plain('version')],
  dateCreated: [instant('dateCreated')],
  dateUpdated: [instant('dateUpdated')],
  addedBy: pointing('addedBy'),
};

/** May the person read the field of any record at all? */
const isReadable = ({ collection }: Resource, person: Person, field: string) => {
  const right = collection.fields?.[field]?.read;
  return !right || may(right, person);
};

const derivedOf = ({ owned, table, collection }: Resource): string[] =>
  [...owned].filter((name) => !table.codecs.has(name) && !keptNames.includes(name) && !(name in collection.sub));

/** What may be exported of a collection by a person, by field; a field the person may not read is not among it. */
const available = (resource: Resource, person: Person): Map<string, Column[]> => {
  const { table } = resource;
  const { id = [], version = [], ...after } = ofKept;
  const all: [string, Column[]][] = [
    ['id', id],
    ['version', version],
    ...table.fields.map((field): [string, Column[]] => [field.name, ofField(field)]),
    ...derivedOf(resource).map((name): [string, Column[]] => [name, [plain(name)]]),
    ...Object.entries(after),
  ];
  return new Map(all.filter(([name]) => isReadable(resource, person, name)));
};

/** The columns that were asked for, or all; ids always, so that the file can be imported again. */
export const columnsFor = (resource: Resource, person: Person, fields: unknown): Column[] => {
  const found = available(resource, person);
  if (fields === undefined || fields === null) return [...found.values()].flat();
  if (!Array.isArray(fields) || fields.length > 200 || fields.some((name) => typeof name !== 'string'))
    throw new Problem(400, 'bad-value', 'fields must be a list of fields');
  const unknown = fields.filter((name) => !found.has(name));
  const isHidden = unknown.some((name) => resource.collection.fields?.[name]?.read);
  if (isHidden) throw new Problem(403, 'forbidden', `You have no right to ask for ${unknown.join(', ')}`);
  if (unknown.length > 0)
    throw new Problem(400, 'unknown-field', `${resource.table.name} has no field ${unknown.join(', ')}`);
  return [...new Set(['id', 'version', ...fields])].flatMap((name) => found.get(name) ?? []);
};
