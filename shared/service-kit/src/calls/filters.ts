import { mayFilter, type Person, type Where } from '@bidwright/contract-kit';
import type { RawBuilder, SqlBool } from 'kysely';
import { type JsonSchema, objectOf } from '../openapi/jsonSchema.ts';
import { Problem } from '../problem.ts';
import { isRow } from '../row.ts';
import { condition, type Operator } from '../table/condition.ts';
import { isSortable } from '../table/order.ts';
import { type Stored, storedAt, storedPaths } from '../table/stored.ts';
import { textIn } from './body.ts';
import { mustAsk } from './fieldRights.ts';
import type { Resource } from './resource.ts';

const operators: Record<Where['is'], Operator> = {
  eq: 'eq',
  in: 'in',
  lt: 'lt',
  le: 'le',
  gt: 'gt',
  ge: 'ge',
  contains: 'contains',
  empty: 'empty',
  filled: 'filled',
};

const isKnown = (name: string): name is Where['is'] => Object.hasOwn(operators, name);

/** Filters of one query at most. */
const max = 30;

/** What a filter of a collection may name. */
export const pathIn = ({ collection, table }: Resource): JsonSchema => ({
  type: 'string',
  enum: [...storedPaths(table), ...Object.keys(collection.derivedFrom ?? {})],
});

/** What `where` of a query may say. */
export const whereIn = (resource: Resource): JsonSchema => ({
  type: 'array',
  maxItems: max,
  items: objectOf(
    {
      field: pathIn(resource),
      is: { type: 'string', enum: Object.keys(operators) },
      value: { description: 'Of the kind of the field; for in a list; not looked at for empty and filled' },
    },
    ['field', 'is'],
  ),
});

/** What `sort` of a query may say. */
export const sortIn = ({ table }: Resource): JsonSchema => ({
  type: ['object', 'null'],
  properties: {
    field: { type: 'string', enum: storedPaths(table).filter((path) => isSortable(table, path)) },
    descending: { type: 'boolean', default: false },
  },
  required: ['field'],
});

/** The stored value that a filter names; a derived field stands for the one it follows from. */
export const storedFor = ({ collection, table }: Resource, person: Person, name: string): Stored => {
  mustAsk(person, collection.fields, name);
  const stands = Object.entries(collection.derivedFrom ?? {}).find(([derived]) => derived === name)?.[1];
  if (stands) mustAsk(person, collection.fields, stands);
  const path = stands ?? name;
  const stored = mayFilter(collection, path) ? storedAt(table, path) : undefined;
  if (!stored) throw new Problem(400, 'unknown-field', `${collection.name} cannot be filtered by ${name}`);
  return stored;
};

const filter = (resource: Resource, person: Person, one: unknown): RawBuilder<SqlBool> => {
  if (!isRow(one)) throw new Problem(400, 'bad-where', 'where must be a list of {field, is, value}');
  const is = textIn(one, 'is');
  if (!isKnown(is)) throw new Problem(400, 'bad-condition', `There is no condition '${is}'`);
  const stored = storedFor(resource, person, textIn(one, 'field'));
  // No index finds records that no link points from.
  if (is === 'empty' && stored.kind === 'links' && resource.collection.asked)
    throw new Problem(400, 'bad-condition', `'${is}' cannot be asked of ${stored.path}`);
  return condition(stored, operators[is], one.value, is);
};

/** The `where` of a query as conditions. */
export const filters = (resource: Resource, person: Person, where: unknown = []): RawBuilder<SqlBool>[] => {
  if (!Array.isArray(where) || where.length > max)
    throw new Problem(400, 'bad-where', `where must be a list of at most ${max} filters`);
  return where.map((one) => filter(resource, person, one));
};
