import type { Person } from '@bidwright/contract-kit';
import type { Row } from '../connect.ts';
import type { JsonSchema } from '../openapi/jsonSchema.ts';
import { Problem } from '../problem.ts';
import { narrowed, type Table } from '../table/table.ts';
import { answered, keptNames, type Resource } from './resource.ts';

/** What every record is answered with, whichever fields are named. */
export const alwaysShown = ['id', 'version'] as const;

const derivedNames = ({ collection }: Resource) => Object.keys(collection.derived?.fields ?? {});

/** Every field of a record that a query may name. */
const shownNames = (resource: Resource): string[] => [
  ...keptNames,
  ...resource.table.codecs.keys(),
  ...derivedNames(resource),
];

/** What the document of the API says of `fields`. */
export const fieldsToShow = (resource: Resource): JsonSchema => ({
  type: ['array', 'null'],
  maxItems: shownNames(resource).length,
  items: { type: 'string', enum: shownNames(resource) },
  description: 'The fields to answer of each record, beside its id and version; all of them where none are named',
});

/** What a query reads and answers of each record. */
interface Shown {
  table: Table;
  /** A row of the table, as it is answered. */
  answer(row: Row): Row;
  /** Of a record that was answered what was asked for. */
  only(record: Row): Row;
}

const namesIn = (resource: Resource, fields: unknown[]): Set<string> => {
  const known = new Set(shownNames(resource));
  const unknown = fields.find((name) => typeof name !== 'string' || !known.has(name));
  if (unknown !== undefined)
    throw new Problem(400, 'unknown-field', `${resource.collection.name} has no field ${String(unknown)}`);
  return new Set(fields as string[]);
};

/**
 * The fields that a body names; those that the order looks at are read with them. Where a field follows from others, or others
 * say who may read it, the whole record is read all the same.
 */
export const shownFields = (resource: Resource, person: Person, { fields }: Row, sortedBy: string): Shown => {
  const { table, collection } = resource;
  const whole = (row: Row) => answered(resource, table.read(row), person);
  if (fields === undefined || fields === null) return { table, answer: whole, only: (record) => record };
  if (!Array.isArray(fields)) throw new Problem(400, 'bad-value', 'fields must be a list of names of fields');
  const names = namesIn(resource, fields);
  const shown = [...new Set([...alwaysShown, ...names])];
  const only = (record: Row) => {
    const found: Row = {};
    for (const name of shown) if (name in record) found[name] = record[name];
    return found;
  };
  const dependent = [...derivedNames(resource), ...Object.keys(collection.fields ?? {})];
  if (dependent.some((name) => names.has(name))) return { table, answer: (row) => only(whole(row)), only };
  const [sorted = ''] = sortedBy.split('.', 1);
  const narrow = narrowed(table, new Set([...names, sorted]));
  return { table: narrow, answer: (row) => only(narrow.read(row)), only };
};
