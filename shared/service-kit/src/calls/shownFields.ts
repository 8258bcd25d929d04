import { fieldOf, may, mayUpdate, type Person, type Scope, showable, showing } from '@bidwright/contract-kit';
import type { Row } from '../connect.ts';
import type { JsonSchema } from '../openapi/jsonSchema.ts';
import { Problem } from '../problem.ts';
import { narrowed, type StoredRecord, type Table } from '../table/table.ts';
import { answered, type Resource } from './resource.ts';

/** What every record is answered with, whichever fields are named. */
export const alwaysShown = ['id', 'version'] as const;

const derivedNames = ({ collection }: Resource) => Object.keys(collection.derived?.fields ?? {});

/** All that a query may name of a record; of a part of another that one's rights decide. */
const shownNames = ({ above, collection }: Resource): string[] =>
  showable(collection).filter((name) => !above || name !== mayUpdate);

/** What the document of the API says of `fields`. */
export const fieldsToShow = (resource: Resource): JsonSchema => ({
  type: ['array', 'null'],
  maxItems: shownNames(resource).length,
  items: { type: 'string', enum: shownNames(resource) },
  description: `The fields to answer of each record, beside its id and version; all of them where none are named. With .name only what is pointed at is called; ${mayUpdate} says whether you may change the record`,
});

/** What a query reads and answers of each record. */
export interface Shown {
  table: Table;
  /** A record that the table read, as it is answered. */
  answer(record: StoredRecord): Row;
  /** Of a record that was answered what was asked for. */
  pick(record: Row): Row;
}

/** Each query looks at them, and working them out takes longer than all else that is done with its fields. */
const namesOf = new WeakMap<Resource, ReadonlySet<string>>();

const knownNames = (resource: Resource): ReadonlySet<string> => {
  const known = namesOf.get(resource) ?? new Set(shownNames(resource));
  namesOf.set(resource, known);
  return known;
};

const namesIn = (resource: Resource, fields: unknown[]): string[] => {
  const known = knownNames(resource);
  const isKnown = (name: unknown): name is string => typeof name === 'string' && known.has(name);
  if (fields.every(isKnown)) return fields;
  const unknown = fields.find((name) => !isKnown(name));
  throw new Problem(400, 'unknown-field', `${resource.collection.name} has no field ${String(unknown)}`);
};

/** The fields by which a right tells the records of a person. */
const decidedBy = (scope: Scope): string[] =>
  typeof scope === 'string' ? [] : scope.map(({ field }) => field.split('.', 1)[0] ?? '');

/**
 * The fields that a body names; those that the order or the right to change looks at are read with them. Where a field follows from
 * others, or others say who may read it, the whole record is read all the same. Nobody changes the past.
 */
export const shownFields = (resource: Resource, person: Person, body: Row, sortedBy: string): Shown => {
  const { table, collection } = resource;
  const { fields, asOf } = body;
  const whole = (record: StoredRecord) => answered(resource, record, person);
  if (fields === undefined || fields === null) return { table, answer: whole, pick: (record) => record };
  if (!Array.isArray(fields)) throw new Problem(400, 'bad-value', 'fields must be a list of names of fields');
  const paths = namesIn(resource, fields);
  const names = new Set(paths.map(fieldOf));
  const shown = showing([...alwaysShown, ...paths]);
  const scope: Scope = names.has(mayUpdate) && !asOf ? collection.rights.update(person) : 'none';
  const pick = (record: Row) =>
    shown(names.has(mayUpdate) ? { ...record, [mayUpdate]: may(() => scope, person, record) } : record);
  const dependent = [...derivedNames(resource), ...Object.keys(collection.fields ?? {})];
  if (dependent.some((name) => names.has(name))) return { table, answer: (record) => pick(whole(record)), pick };
  const [sorted = ''] = sortedBy.split('.', 1);
  const narrow = narrowed(table, new Set([...names, ...decidedBy(scope), sorted]));
  return { table: narrow, answer: pick, pick };
};
